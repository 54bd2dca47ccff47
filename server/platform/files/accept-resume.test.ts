import { describe, expect, test } from "vitest";
import { RESUME_UPLOAD } from "../../../shared/files.ts";
import { compoundFile, documentBomb, docx, pdf, pictureBomb, windowsProgram } from "../../testing/sample-files.ts";
import { acceptResume } from "./accept-resume.ts";

const unsupported = expect.objectContaining({ code: "UNSUPPORTED_FILE" });

describe("a resume is accepted by its content", () => {
  test("PDF, DOCX and DOC are accepted", async () => {
    expect((await acceptResume(await pdf(), "cv.pdf")).mediaType).toBe("application/pdf");
    expect((await acceptResume(docx(), "cv.docx")).mediaType).toMatch(/wordprocessingml/);
    expect((await acceptResume(compoundFile("WordDocument"), "cv.doc")).mediaType).toBe("application/msword");
  });

  test("a PDF with a script is stored unchanged", async () => {
    const bytes = await pdf({ script: "app.alert('hello')" });
    expect(bytes.toString("latin1")).toContain("/JavaScript");
    expect((await acceptResume(bytes, "cv.pdf")).bytes).toBe(bytes);
  });

  test.each([
    ["a program under the name of a PDF", windowsProgram()],
    ["a page under the name of a PDF", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.7")],
    ["an archive that is no document", docx({ "[Content_Types].xml": "" }).subarray(0, 60)],
    ["a document with macros", docx({ "word/vbaProject.bin": "macro" })],
    ["a document of thousands of parts", docx(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [n, ""])))],
    ["two bytes", Buffer.from("PK")],
    ["nothing", Buffer.alloc(0)],
  ])("%s is rejected", async (_what, bytes) => {
    await expect(acceptResume(bytes, "cv.pdf")).rejects.toThrow(unsupported);
  });

  const types = (main: string, more = "") => ({
    "[Content_Types].xml": `<Types><Default Extension="xml" ContentType="application/xml"/><Override ContentType='application/vnd.openxmlformats-officedocument.${main}.main+xml' PartName="/word/document2.xml"/>${more}</Types>`,
    "_rels/.rels":
      '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document2.xml" Id="a"/></Relationships>',
  });
  const written = "wordprocessingml.document";
  const without = (file: Record<string, string>) => docx(file, {});

  test.each([
    ["by Word Online, with another main part", without({ ...types(written), "word/document2.xml": "<a/>" })],
    ["with names from the root", without({ ...types(written), "/word/document2.xml": "<a/>" })],
    ["with backslashes in names", without({ ...types(written), "word\\document2.xml": "<a/>" })],
    ["with other capitals", without({ ...types(written), "Word/Document2.XML": "<a/>" })],
  ])("a document %s is accepted", async (_what, bytes) => {
    expect((await acceptResume(bytes, "cv.docx")).name).toBe("cv.docx");
  });

  const zipOf = (...names: string[]) => without(Object.fromEntries(names.map((name) => [name, "a"])));
  const macros = '<Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/>';

  test.each([
    ["RTF", Buffer.from("{\\rtf1 Ada}")],
    ["a web page", Buffer.from("\n<HTML><p>Ada")],
    ["plain text", Buffer.from("Ada Lovelace, ünd")],
    ["a picture", pictureBomb(1)],
    ["a password", compoundFile("EncryptedPackage")],
    ["not actually a Word document", compoundFile("Workbook")],
    ["an OpenDocument file", zipOf("mimetype", "content.xml")],
    ["a Pages document", zipOf("Index/Document.iwa")],
    ["an archive", zipOf("Ada/cv.pdf")],
    ["a spreadsheet", without({ ...types("spreadsheetml.sheet"), "word/document2.xml": "<a/>" })],
    ["macros", without({ ...types(written, macros), "word/document2.xml": "<a/>", "word/a.dat": "a" })],
    ["damaged", docx().subarray(0, 200)],
    ["too large when it is unpacked", docx({ "word/media/image1.bmp": "0".repeat(101 * 1024 * 1024) })],
  ])("the refusal of a file says that it is or has %s, and what to do", async (what, bytes) => {
    const words = `Resume must be a PDF, DOC or DOCX file. This (?:file|document) (?:is|is actually|has|contains) ${what}\\. [A-Z]`;
    const refusal = acceptResume(bytes, "cv.doc");
    await expect(refusal).rejects.toMatchObject({ code: "UNSUPPORTED_FILE", message: expect.stringMatching(words) });
  });

  test("a document that is larger than its directory says is refused before it fills memory", async () => {
    const bytes = documentBomb(1800);
    expect(bytes.length).toBeLessThan(RESUME_UPLOAD.maxBytes);
    const before = process.memoryUsage().rss;
    await expect(acceptResume(bytes, "cv.docx")).rejects.toThrow("This document is damaged.");
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  test("the maximum is five megabytes", async () => {
    const { maxBytes } = RESUME_UPLOAD;
    const largest = Buffer.concat([await pdf(), Buffer.alloc(maxBytes)]).subarray(0, maxBytes);
    expect((await acceptResume(largest, "cv.pdf")).bytes).toHaveLength(maxBytes);
    await expect(acceptResume(Buffer.concat([largest, Buffer.alloc(1)]), "cv.pdf")).rejects.toThrow(
      expect.objectContaining({ code: "FILE_TOO_LARGE", message: "Resume must be at most 5 MB." }),
    );
  });
});

test.each([
  ["Ada's CV (final).pdf", "Ada's CV (final).pdf"],
  ["C:\\Users\\ada\\cv.pdf", "cv.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["cv.docx", "cv.pdf"],
  ["cv.pdf.exe", "cv.pdf.pdf"],
  ["cv\u202efdp.exe", "cvfdp.pdf"],
  ['cv"\r\nSet-Cookie: a=b.pdf', "cvSet-Cookie a=b.pdf"],
  ["履歴書.pdf", "履歴書.pdf"],
  ["Dr.Rao", "Dr.Rao.pdf"],
  ["quote%22.pdf", "quote.pdf"],
  ["two%0D%0Alines.pdf", "twolines.pdf"],
  ["👩🏽‍💻.pdf", "👩🏽‍💻.pdf"],
  ["അവന്‍.pdf", "അവന്‍.pdf"],
  ["...", "file.pdf"],
  ["", "file.pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(100)}.pdf`],
])("a resume named %j is stored as %j", async (given, stored) => {
  expect((await acceptResume(await pdf(), given)).name).toBe(stored);
});
