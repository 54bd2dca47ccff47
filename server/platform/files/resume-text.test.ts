import { expect, test } from "vitest";
import { docx, pdf } from "../../testing/sample-files.ts";
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

test("a row of a table is one line; two cells are columns", async () => {
  const cell = (text: string) => `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
  const row = (...cells: string[]) => `</w:t></w:r></w:p><w:tr>${cells.map(cell).join("")}</w:tr><w:p><w:r><w:t>`;
  expect(await read(row("B.Sc", "हिंदी &amp; 2019", "71%"))).toBe("B.Sc\tहिंदी & 2019\t71%");
  expect(await read(row("Welding", "Welder"))).toBe("Welding\n\nWelder");
});

test("a short text in a script that writes vowels as marks is a text", async () => {
  expect(await read("कौशल: हिंदी टंकण")).toBe("कौशल: हिंदी टंकण");
  expect(await read("§ 1.")).toBe("NO_TEXT");
});

test.each([
  ["another main part", "/word/document2.xml", "word/document2.xml"],
  ["backslashes", "word\\document.xml", "word\\document.xml"],
  ["other capitals", "word/document.xml", "Word/Document.xml"],
])("a document with %s is read", async (_what, target, name) => {
  const bytes = docx(
    {
      "[Content_Types].xml": CONTENT_TYPES,
      "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
      [name]: `<w:document xmlns:w="${WORD}"><w:body><w:p><w:r><w:t>A welder of ships</w:t></w:r></w:p></w:body></w:document>`,
    },
    {},
  );
  expect((await resumeText(bytes, DOCX)).parts).toEqual(["A welder of ships"]);
});

test("the first pages of a long PDF are read, unless all are asked for", async () => {
  const long = await pdf({ pages: 21 });
  expect((await resumeText(long, "application/pdf")).parts).toHaveLength(20);
  await expect(resumeText(long, "application/pdf", "REFUSE")).rejects.toMatchObject({ problem: "TOO_MANY_PAGES" });
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
