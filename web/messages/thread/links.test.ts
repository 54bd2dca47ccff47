import { expect, it } from "vitest";
import { piecesOf } from "./links.ts";

const links = (text: string) => piecesOf(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

it("finds web addresses and leaves the rest unchanged", () => {
  expect(piecesOf("See https://example.com/a?b=c#d, or WWW.EXAMPLE.ORG.")).toEqual([
    { text: "See ", href: null },
    { text: "https://example.com/a?b=c#d", href: "https://example.com/a?b=c#d" },
    { text: ", or ", href: null },
    { text: "WWW.EXAMPLE.ORG", href: "https://WWW.EXAMPLE.ORG" },
    { text: ".", href: null },
  ]);
});

it.each([
  // Brackets that are opened within an address belong to it, those of the sentence do not.
  ["See https://en.wikipedia.org/wiki/Go_(game).", "https://en.wikipedia.org/wiki/Go_(game)"],
  ["(see https://en.wikipedia.org/wiki/Go_(game))", "https://en.wikipedia.org/wiki/Go_(game)"],
  ["(at https://example.com/a[1]{2}!)", "https://example.com/a[1]{2}"],
  ["[https://example.com], or", "https://example.com"],
  ["https://example.com/x).)", "https://example.com/x"],
  // The punctuation of other scripts does not belong to it, either.
  ["देखें https://example.com/a।", "https://example.com/a"],
  ["the start is at https://example.com/end…", "https://example.com/end"],
  ["“https://example.com/x”", "https://example.com/x"],
  ["请看 https://example.com/x。", "https://example.com/x"],
  ["https://hi.wikipedia.org/wiki/हिन्दी।", "https://hi.wikipedia.org/wiki/हिन्दी"],
  ["HTTP://EXAMPLE.COM/A, in capitals", "HTTP://EXAMPLE.COM/A"],
  ['<a href="https://evil.example">x</a>', "https://evil.example"],
])("finds the address in: %s", (text, address) => {
  expect(links(text)).toEqual([[address, address]]);
});

it("is not slowed down by an address that consists of brackets", () => {
  const began = performance.now();
  piecesOf(`https://a.b/${")".repeat(100_000)}`);
  expect(performance.now() - began).toBeLessThan(500);
});

it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://a.b", "mail@example.com"])(
  "links only to web addresses, not to %s",
  (text) => expect(links(text)).toEqual([]),
);

it("preserves every character", () => {
  for (const text of ["", "a", "https://", "x https://a.b) y", "www.a.b www.c.d\nwww.e.f"]) {
    const pieces = piecesOf(text).map((piece) => piece.text);
    expect(pieces.join("")).toBe(text);
  }
});
