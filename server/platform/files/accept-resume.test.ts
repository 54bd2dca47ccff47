import { describe, expect, test } from "vitest";
import { RESUME_UPLOAD } from "../../../shared/files.ts";
import { compoundFile, docx, pdf, windowsProgram } from "../../testing/sample-files.ts";
import { acceptResume } from "./accept-resume.ts";

const unsupported = expect.objectContaining({ code: "UNSUPPORTED_FILE" });

describe("a resume is accepted by its content", () => {
  test("PDF, DOCX and DOC are accepted", async () => {
    expect(acceptResume(await pdf(), "cv.pdf").mediaType).toBe("application/pdf");
    expect(acceptResume(docx(), "cv.docx").mediaType).toMatch(/wordprocessingml/);
    expect(acceptResume(compoundFile("WordDocument"), "cv.doc").mediaType).toBe("application/msword");
  });

  test("a PDF with a script is stored unchanged", async () => {
    const bytes = await pdf({ script: "app.alert('hello')" });
    expect(bytes.toString("latin1")).toContain("/JavaScript");
    expect(acceptResume(bytes, "cv.pdf").bytes).toBe(bytes);
  });

  test.each([
    ["a program under the name of a PDF", windowsProgram()],
    ["a page under the name of a PDF", Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.7")],
    ["a spreadsheet in Word's old container", compoundFile("Workbook")],
    ["an archive that is no document", docx({ "[Content_Types].xml": "" }).subarray(0, 60)],
    ["a document with macros", docx({ "word/vbaProject.bin": "macro" })],
    ["a document that unpacks to more than 100 MB", docx({ "word/media/image1.bmp": "0".repeat(101 * 1024 * 1024) })],
    [
      "a document of thousands of parts",
      docx(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}`, ""]))),
    ],
    ["a text", Buffer.from("Ada Lovelace")],
    ["two bytes", Buffer.from("PK")],
    ["nothing", Buffer.alloc(0)],
  ])("%s is rejected", (_what, bytes) => {
    expect(() => acceptResume(bytes, "cv.pdf")).toThrow(unsupported);
  });

  test("the maximum is five megabytes", async () => {
    const largest = Buffer.concat([await pdf(), Buffer.alloc(RESUME_UPLOAD.maxBytes)]).subarray(
      0,
      RESUME_UPLOAD.maxBytes,
    );
    expect(acceptResume(largest, "cv.pdf").bytes).toHaveLength(RESUME_UPLOAD.maxBytes);
    expect(() => acceptResume(Buffer.concat([largest, Buffer.alloc(1)]), "cv.pdf")).toThrow(
      expect.objectContaining({ code: "FILE_TOO_LARGE", message: "Resume must be at most 5 MB." }),
    );
  });
});

describe("its name", () => {
  test.each([
    ["Ada's CV (final).pdf", "Ada's CV (final).pdf"],
    ["C:\\Users\\ada\\cv.pdf", "cv.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["cv.docx", "cv.pdf"],
    ["cv.pdf.exe", "cv.pdf.pdf"],
    ["cv\u202efdp.exe", "cvfdp.pdf"],
    ['cv"\r\nSet-Cookie: a=b.pdf', "cvSet-Cookie a=b.pdf"],
    ["履歴書.pdf", "履歴書.pdf"],
    ["...", "file.pdf"],
    ["", "file.pdf"],
    [`${"x".repeat(300)}.pdf`, `${"x".repeat(100)}.pdf`],
  ])("%j is stored as %j", async (given, stored) => {
    expect(acceptResume(await pdf(), given).name).toBe(stored);
  });
});
