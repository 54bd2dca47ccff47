import { expect, test } from "vitest";
import { docx } from "../../testing/sample-files.ts";
import { resumeText } from "./resume-text.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>';

/** Returns the text read from a document with this text, or the reason why it cannot be read. */
const read = (text: string, declared = ""): Promise<string> =>
  resumeText(
    docx({
      "[Content_Types].xml": CONTENT_TYPES,
      "word/document.xml": `<?xml version="1.0"?>${declared}<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    }),
    DOCX,
  ).then(
    ({ parts }) => parts.join("\n"),
    ({ problem }) => String(problem),
  );

test("a document's text is extracted", async () => {
  expect(await read("A welder of ships &amp; bridges")).toBe("A welder of ships & bridges");
});

test("no entity in a document's XML reads a file, contacts a server, or expands without bound", async () => {
  const ten = (name: string) => `&${name};`.repeat(10);
  const declared = `<!DOCTYPE d [
    <!ENTITY file SYSTEM "file:///etc/passwd">
    <!ENTITY site SYSTEM "http://127.0.0.1:1/">
    <!ENTITY a "0123456789"><!ENTITY b "${ten("a")}"><!ENTITY c "${ten("b")}"><!ENTITY d "${ten("c")}"><!ENTITY e "${ten("d")}">
  ]>`;
  for (const entity of ["file", "site", "e"]) {
    const text = await read(`A welder of ships and bridges &${entity};`, declared);
    expect(text).not.toContain("root:");
    expect(text.length).toBeLessThan(100);
  }
});
