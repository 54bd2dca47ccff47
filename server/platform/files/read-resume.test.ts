import { expect, test } from "vitest";
import { documentBomb, docx, nestedForms, pdf, pdfBomb } from "../../testing/sample-files.ts";
import { readResumeApart } from "./read-resume.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const PDF = "application/pdf";
const IN_BACKGROUND = { accountId: null };

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
      result = await readResumeApart(bytes, mediaType, IN_BACKGROUND);
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
    const filling = (bytes: number) => readResumeApart(Buffer.of(), String(bytes), { ...IN_BACKGROUND, reader });
    expect(await filling(300_000_000)).toEqual({ unit: "part", parts: ["300000000"] });
    expect(await filling(2_000_000_000)).toBe("DAMAGED");
  },
);

test("one document is read after the other", { timeout: 60_000 }, async () => {
  const results = await Promise.all(
    [pdfBomb(1), await pdf(), docx()].map((bytes) => readResumeApart(bytes, PDF, IN_BACKGROUND)),
  );
  expect(results).toEqual(["NO_TEXT", { unit: "page", parts: ["Ada Lovelace, analyst"], isCut: false }, "DAMAGED"]);
});

test("an account has one place, which it frees when it leaves, and background work always has one", {
  timeout: 60_000,
}, async () => {
  const leaving = new AbortController();
  const read = (accountId: string) => readResumeApart(nestedForms(), PDF, { accountId, signal: leaving.signal });
  const left = expect(
    Promise.allSettled(["running", "1", "2", "3", "4", "5", "6", "7", "8"].map(read)),
  ).resolves.toEqual(Array(9).fill({ status: "rejected", reason: "left" }));
  await expect(read("running")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await expect(read("8")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  await expect(read("9")).rejects.toMatchObject({ code: "OVERLOADED" });
  const background = readResumeApart(nestedForms(), PDF, IN_BACKGROUND);
  leaving.abort("left");
  await left;
  expect(await background).toBe("TOO_SLOW");
  expect(await readResumeApart(await pdf(), PDF, { accountId: "8" })).toMatchObject({ unit: "page" });
});
