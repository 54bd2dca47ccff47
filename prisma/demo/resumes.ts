import PDFDocument from "pdfkit";
import type { DemoExperience, DemoPerson } from "./demo-data.ts";

/** A person with what only a resume names. */
type Applicant = DemoPerson & { readonly email: string; readonly phone: string };

/** Writes a person's resume: a page or two of real PDF. `now`: when the demo is loaded. */
export function writeResume(person: Applicant, now: Date): Promise<Buffer> {
  return writePdf(`Resume of ${person.name}`, person.name, (page) => {
    const years = ([, , from, to]: DemoExperience) => `${monthOf(now, from)} to ${to === 0 ? "now" : monthOf(now, to)}`;
    page.body(`${person.profession}, ${person.city}`);
    page.body(`${person.email}   ${person.phone}`);
    page.heading("About");
    page.body(person.about);
    for (const [title, list = []] of [
      ["Experience", person.jobs],
      ["Internships", person.internships],
      ["Volunteering", person.social],
    ] as const) {
      if (list.length === 0) continue;
      page.heading(title);
      for (const entry of list) {
        page.strong(`${entry[0]}, ${entry[1]} (${years(entry)})`);
        page.body(entry[4]);
      }
    }
    const [qualification, course, college, cgpa, yearsAgo] = person.study;
    page.heading("Education");
    page.body(`${qualification} ${course}, ${college}, ${now.getUTCFullYear() - yearsAgo}, CGPA ${cgpa}`);
    page.heading("Skills");
    page.body(person.skills);
  });
}

/** Writes a text as a PDF with a title and its author. */
export const writeText = (title: string, author: string, text: string): Promise<Buffer> =>
  writePdf(title, author, (page) => page.body(text));

const MONTH = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric", timeZone: "UTC" });
const monthOf = (now: Date, ago: number) =>
  MONTH.format(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)));

interface Page {
  heading(text: string): void;
  strong(text: string): void;
  body(text: string): void;
}

function writePdf(title: string, author: string, write: (page: Page) => void): Promise<Buffer> {
  const page = new PDFDocument({ size: "A4", margin: 56, info: { Title: title, Author: author } });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => {
    page.on("end", () => resolve(Buffer.concat(chunks)));
  });
  const set = (font: string, size: number, colour: string, text: string, space = 0) => {
    page.y += space;
    page.font(font).fontSize(size).fillColor(colour).text(text, { lineGap: 3 });
  };
  set("Helvetica-Bold", 22, "#17211C", title.replace(/^Resume of /, ""));
  write({
    heading: (text) => void set("Helvetica-Bold", 12, "#0B6E4F", `\n${text}`),
    strong: (text) => void set("Helvetica-Bold", 10.5, "#17211C", text, 4),
    body: (text) => void set("Helvetica", 10.5, "#17211C", text),
  });
  page.end();
  return whole;
}
