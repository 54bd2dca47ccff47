/** Returns a text without the marks of Markdown, for a line of a list. */
export const markdownLine = (text: string): string =>
  text
    .replace(/^\s*(?:#{1,6}|[-*+>]|\d+[.)])\s+/gm, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(?=\S)(.+?)\1/g, "$2");
