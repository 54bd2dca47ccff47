import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { chromium } from "playwright-core";
import { ARGUMENTS, CHROMIUM } from "./browser.ts";

/** A resume as lines under headings. */
export type Resume = readonly { readonly heading: string; readonly lines: readonly string[] }[];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** One column, by PDFKit. */
async function pdfKit(resume: Resume): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4" });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => document.on("end", resolve));
  for (const { heading, lines } of resume) {
    document.fontSize(14).text(heading);
    document.fontSize(10);
    for (const line of lines) document.text(line);
    document.moveDown();
  }
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

/** A Word document with a paragraph a line. */
function docx(resume: Resume): Buffer {
  const paragraphs = resume
    .flatMap(({ heading, lines }) => [heading, ...lines])
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
    .join("");
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
  return Buffer.from(zipSync({ "[Content_Types].xml": strToU8(types), "word/document.xml": strToU8(document) }));
}

const list = ({ heading, lines }: Resume[number]) =>
  `<h2>${escaped(heading)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;
/** Two columns as the rows of a table: a reader of text reads across. */
const table = (resume: Resume) => {
  const [top, left, right, ...rest] = resume;
  const rows = Array.from({ length: Math.max(left?.lines.length ?? 0, right?.lines.length ?? 0) }, (_, at) =>
    [left, right].map((side) => `<td>${escaped(side?.lines[at] ?? "")}</td>`).join(""),
  );
  const heads = `<tr><th>${left?.heading}</th><th>${right?.heading}</th></tr>`;
  return `${top ? list(top) : ""}<table>${heads}${rows.map((row) => `<tr>${row}</tr>`).join("")}</table>${rest.map(list).join("")}`;
};

/** Returns a page as PDF, printed by Chromium. */
export async function printed(html: string): Promise<Buffer> {
  const browser = await chromium.launch({ args: ARGUMENTS, ...(CHROMIUM && { executablePath: CHROMIUM }) });
  const page = await browser.newPage();
  await page.setContent(html);
  const bytes = await page.pdf();
  await browser.close();
  return bytes;
}

/** The programs that write resumes, each with the ending of its files. */
export const WRITERS = {
  "PDFKit, one column": { ending: "pdf", write: pdfKit },
  "Chromium, lists": { ending: "pdf", write: (resume: Resume) => printed(resume.map(list).join("")) },
  Word: { ending: "docx", write: docx },
  "Chromium, a table of two columns": { ending: "pdf", write: (resume: Resume) => printed(table(resume)) },
} as const;
