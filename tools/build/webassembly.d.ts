// As much of it as the build asks for; Node.js has it, its declarations do not.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
    static imports(module: Module): { name: string }[];
  }
}
