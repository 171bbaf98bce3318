// What some browsers have and TypeScript's declarations do not.

interface ScriptVouching {
  createScriptURL?(address: string): string | null;
  createHTML?(text: string): string;
}
declare var trustedTypes:
  { createPolicy(name: string, rules: ScriptVouching): { createHTML(text: string): string } } | undefined;

/** It reads codes where the system can. */
declare var BarcodeDetector:
  | {
      new (wish: { formats: string[] }): { detect(pixels: ImageData): Promise<{ rawValue: string }[]> };
      getSupportedFormats(): Promise<string[]>;
    }
  | undefined;

/** Set by web/engine/interpreter.js for engine/worker.py. */
declare var beat: (() => void) | undefined;

/** Workers that are modules have it, and it throws. */
declare var importScripts: (...addresses: string[]) => void;
