// What the linter minds beyond the compiler: promises that nobody awaits, words that a switch forgets.
// Cycles of imports and exports that nobody uses are found by tests/architecture.

import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Each file belongs to the tsconfig.json that is nearest to it; this one to those of the tools. */
const IN_A_PROJECT = {
  allowDefaultProject: ["eslint.config.js"],
  defaultProject: "tools/tsconfig.json",
};

/** @satisfies {import("eslint").Linter.RulesRecord} */
const RULES = {
  eqeqeq: "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  // The only way into the clipboard where a page may not write there.
  "@typescript-eslint/no-deprecated": ["error", { allow: [{ from: "lib", name: "execCommand" }] }],
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/switch-exhaustiveness-check": [
    "error",
    { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
  ],
};

/** Node.js itself waits for its tests. @satisfies {import("eslint").Linter.RulesRecord} */
const RULES_OF_TESTS = {
  "@typescript-eslint/no-floating-promises": [
    "error",
    { allowForKnownSafeCalls: [{ from: "package", package: "node:test", name: "test" }] },
  ],
};

export default defineConfig(
  globalIgnores([".venv", "dist", "e2e", "mutants", "node_modules", "screenshots"]),
  // Its imports lead to where it is added: there it is checked, by its test.
  globalIgnores(["tests/fourth_game"]),
  {
    files: ["**/*.js", "**/*.mjs"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: IN_A_PROJECT } },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: RULES,
  },
  { files: ["tests/web/**/*.mjs"], rules: RULES_OF_TESTS },
  {
    // What comes in from outside gets its types here, and nowhere else.
    files: ["web/engine/wire.js"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
);
