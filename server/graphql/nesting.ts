import { Lexer, Source, TokenKind } from "graphql";

/** Maximum depth of brackets in a document and of its variables: their parsers are recursive. */
export const MAX_NESTING = 100;

const DEPTH_OF: Readonly<Record<string, number>> = { "{": 1, "[": 1, "(": 1, "}": -1, "]": -1, ")": -1 };

/** Whether a document nests too deeply for the parser. Brackets in strings and comments do not count. */
export function hasDeepBrackets(document: string): boolean {
  if (!hasManyBrackets(document)) return false;
  const lexer = new Lexer(new Source(document));
  let depth = 0;
  try {
    while (depth <= MAX_NESTING && lexer.advance().kind !== TokenKind.EOF) depth += DEPTH_OF[lexer.token.kind] ?? 0;
  } catch {
    // The parser stops at the same place and reports why.
  }
  return depth > MAX_NESTING;
}

/** Whether a document has enough brackets to nest too deeply, which hardly any has: a lexer would cost too much. */
function hasManyBrackets(document: string): boolean {
  let opened = 0;
  for (const bracket of "{[(") {
    for (let at = document.indexOf(bracket); at >= 0; at = document.indexOf(bracket, at + 1)) opened += 1;
  }
  return opened > MAX_NESTING;
}

/** Whether a JSON value is nested too deeply. */
export function isDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_NESTING) return true;
    level = level.flatMap((part) => (typeof part === "object" && part !== null ? Object.values(part) : []));
  }
  return false;
}
