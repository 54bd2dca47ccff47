import PDFDocument from "pdfkit";
import sharp from "sharp";
import type { DemoCompany } from "./companies.ts";
import type { DemoPerson } from "./people.ts";

const SIGNS = [
  '<path d="M24 84 L60 36 L96 84" />',
  '<circle cx="60" cy="60" r="30" />',
  '<path d="M30 40 H90 M30 60 H90 M30 80 H66" />',
  '<path d="M60 26 L92 60 L60 94 L28 60 Z" />',
  '<path d="M30 88 C30 44 90 76 90 32" />',
  '<path d="M34 34 V86 H86 M86 34 V62" />',
];

/** Draws a company's logo, as a PNG of 240 pixels. */
export function drawLogo({ colours: [ground, sign] }: DemoCompany, index: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120">
    <rect width="120" height="120" fill="${ground}"/>
    <g fill="none" stroke="${sign}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${SIGNS[index % SIGNS.length]}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Facts for a resume that the person's profile lacks. */
export interface ResumeFacts {
  readonly email: string;
  readonly phone: string;
  readonly degree: string;
  readonly college: string;
  readonly jobs: readonly {
    readonly title: string;
    readonly company: string;
    readonly years: string;
    readonly work: string;
  }[];
}

/** Writes a person's resume: one page of real PDF. */
export function writeResume(person: DemoPerson, facts: ResumeFacts): Promise<Buffer> {
  const page = new PDFDocument({
    size: "A4",
    margin: 56,
    info: { Title: `Resume of ${person.name}`, Author: person.name },
  });
  const chunks: Buffer[] = [];
  page.on("data", (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => {
    page.on("end", () => resolve(Buffer.concat(chunks)));
  });
  const heading = (text: string) =>
    page.moveDown().font("Helvetica-Bold").fontSize(12).fillColor("#0B6E4F").text(text).moveDown(0.3);
  const body = (text: string) => page.font("Helvetica").fontSize(10.5).fillColor("#17211C").text(text, { lineGap: 3 });

  page.font("Helvetica-Bold").fontSize(24).fillColor("#17211C").text(person.name);
  body(`${person.profession}, ${person.location}`);
  body(`${facts.email}   ${facts.phone}`);
  heading("About");
  body(person.about);
  heading("Experience");
  for (const job of facts.jobs) {
    page.font("Helvetica-Bold").fontSize(10.5).fillColor("#17211C").text(`${job.title}, ${job.company} (${job.years})`);
    body(job.work);
    page.moveDown(0.4);
  }
  heading("Education");
  body(`${facts.degree}, ${facts.college}`);
  heading("Skills");
  body(person.skills.join(", "));
  page.end();
  return whole;
}
