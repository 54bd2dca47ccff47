import { expect, it } from "vitest";
import { piecesOf } from "./links.ts";

const links = (text: string) => piecesOf(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

it("finds web addresses and leaves the rest unchanged", () => {
  expect(piecesOf("See https://example.com/a?b=c#d, or www.example.org.")).toEqual([
    { text: "See ", href: null },
    { text: "https://example.com/a?b=c#d", href: "https://example.com/a?b=c#d" },
    { text: ", or ", href: null },
    { text: "www.example.org", href: "https://www.example.org" },
    { text: ".", href: null },
  ]);
});

it("includes brackets that are opened within an address, and excludes those of the sentence", () => {
  for (const [text, address] of [
    ["See https://en.wikipedia.org/wiki/Go_(game).", "https://en.wikipedia.org/wiki/Go_(game)"],
    ["(see https://en.wikipedia.org/wiki/Go_(game))", "https://en.wikipedia.org/wiki/Go_(game)"],
    ["(at https://example.com/a[1]{2}!)", "https://example.com/a[1]{2}"],
    ["[https://example.com], or", "https://example.com"],
    ["https://example.com/x).)", "https://example.com/x"],
  ]) {
    expect(links(text ?? ""), text).toEqual([[address, address]]);
  }
});

it.each([
  ["देखें https://example.com/a।", "https://example.com/a"],
  ["the start is at https://example.com/end…", "https://example.com/end"],
  ["“https://example.com/x”", "https://example.com/x"],
  ["请看 https://example.com/x。", "https://example.com/x"],
  ["https://hi.wikipedia.org/wiki/हिन्दी।", "https://hi.wikipedia.org/wiki/हिन्दी"],
])("excludes the punctuation of other scripts: %s", (text, address) => {
  expect(links(text)).toEqual([[address, address]]);
});

it("finds addresses in capitals", () => {
  expect(links("HTTP://EXAMPLE.COM/A or WWW.EXAMPLE.ORG")).toEqual([
    ["HTTP://EXAMPLE.COM/A", "HTTP://EXAMPLE.COM/A"],
    ["WWW.EXAMPLE.ORG", "https://WWW.EXAMPLE.ORG"],
  ]);
});

it("is not slowed down by an address that consists of brackets", () => {
  const began = performance.now();
  piecesOf(`https://a.b/${")".repeat(100_000)}`);
  expect(performance.now() - began).toBeLessThan(500);
});

it("links only to web addresses", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "ftp://a.b",
    "mail@example.com",
  ]) {
    expect(links(text), text).toEqual([]);
  }
  expect(links('<a href="https://evil.example">x</a>')).toEqual([["https://evil.example", "https://evil.example"]]);
});

it("preserves every character", () => {
  for (const text of ["", "a", "https://", "x https://a.b) y", "www.a.b www.c.d\nwww.e.f"]) {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  }
});
