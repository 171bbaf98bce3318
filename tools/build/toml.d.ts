// The parser that PyScript itself uses comes without declarations.
declare module "*/3rd-party/toml.js" {
  export function parse(text: string): unknown;
}
