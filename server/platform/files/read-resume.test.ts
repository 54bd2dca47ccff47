import { expect, test } from "vitest";
import { documentBomb, docx, pdf, pdfBomb } from "../../testing/sample-files.ts";
import { readResumeApart } from "./read-resume.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const PDF = "application/pdf";

/** Resident memory that this process gained while it did this. */
async function gainedBy(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 20);
  await work();
  clearInterval(watch);
  return highest - before;
}

test.each([
  ["document", documentBomb, DOCX],
  ["PDF", pdfBomb, PDF],
])(
  "a %s that unpacks to gigabytes takes no memory from the server",
  { tags: ["thorough"], timeout: 60_000 },
  async (_what, bomb, mediaType) => {
    const bytes = bomb(1800);
    let result: unknown;
    const gained = await gainedBy(async () => {
      result = await readResumeApart(bytes, mediaType);
    });
    expect(result).toBeTypeOf("string");
    expect(gained).toBeLessThan(100_000_000);
  },
);

test.runIf(process.platform === "linux")(
  "the reading process's buffers are limited, too",
  { timeout: 60_000 },
  async () => {
    const reader = new URL("../../testing/programs/fill-buffers", import.meta.url);
    const filling = (bytes: number) => readResumeApart(Buffer.of(), String(bytes), reader);
    expect(await filling(300_000_000)).toEqual({ unit: "part", parts: ["300000000"] });
    expect(await filling(2_000_000_000)).toBe("DAMAGED");
  },
);

test("one document is read after the other", { timeout: 60_000 }, async () => {
  const results = await Promise.all([pdfBomb(1), await pdf(), docx()].map((bytes) => readResumeApart(bytes, PDF)));
  expect(results).toEqual(["NO_TEXT", { unit: "page", parts: ["Ada Lovelace, analyst"] }, "DAMAGED"]);
});
