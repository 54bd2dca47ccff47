// @module-tag thorough

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "../../prisma/demo/load-demo.ts";
import { testApp } from "../testing/test-app.ts";
import { type AssistantClient, assistantClient } from "./assistant.testing.ts";

// Questions in the own words of a person of the demo, answered by the built-in engine.

const app = testApp();
let asha: AssistantClient;

beforeAll(async () => {
  await loadDemo(app.app.platform);
  const { id } = await app.db.prisma.seeker.findFirstOrThrow({ where: { name: "Asha Menon" } });
  asha = await assistantClient(app, { id, role: "SEEKER" });
}, 60_000);

/** How the answer of each ability begins. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  applicants: /only the company knows how many/,
  applications: /^\*\*Of your \d+ applications, \d+ w(?:as|ere) accepted/,
  best: /^\*\*From \d+ open (?:remote )?(?:job|internship)s? on this portal, and your profile/,
  cannot: /^I cannot answer|^Do you mean/,
  changes: /^\*\*From your notifications/,
  closing: /^\*\*From (?:the job|\d+ open jobs? you saved)/,
  compare: /^\*\*From the jobs and your profile/,
  cover: /^For .*Dear .* team,/s,
  find: /^\*\*From \d+ open jobs? on this portal for|none matches/,
  fit: /^\*\*[^*]+\*\* at [^:]+ asks for/,
  "follow-up": /^\*\*From your applications(?:, follow|\*\*: no responses are overdue)/,
  hidden: /^\*\*From your settings/,
  interview: /^For .*From the job and your profile/s,
  interviews: /^\*\*From your interviews|no interview .*is offered or scheduled/,
  learn: /nearest to your profile/,
  many: /up to four jobs at a time/,
  missing: /^\*\*From \d+ saved job/,
  pay: /state their pay|A range needs at least|many open jobs/,
  "no-job": /no title or company contains the words/,
  "not-applied": /none with the words .* fits this question/,
  "not-named": /my last answer did not name/,
  "pay-order": /^\*\*From the jobs\*\*.*ordered by the pay/s,
  "pay-talk": /Dear .* team,.*pay/s,
  rejected: /wrote to you/,
  resume: /^\*\*From the resume/,
  state: /^\*\*From your application\*\*.*\*\*Next/s,
  withdraw: /withdrawing my application/,
};
const ASKS_BACK = /^Do you mean/;

async function answersTo(name: string) {
  const [, ...lines] = readFileSync(join(import.meta.dirname, "abilities", name), "utf8")
    .trim()
    .split("\n");
  const rows: { question: string; verdict: "right" | "open" | "wrong"; text: string }[] = [];
  for (const [ability = "", thing = "", question = "", before = ""] of lines.map((line) => line.split("\t"))) {
    // More than one person may ask in a minute.
    await app.db.prisma.rateLimit.deleteMany();
    const conversationId = before ? (await asha.answerTo(before)).conversationId : null;
    const { text } = await asha.answerTo({ prompt: question, conversationId });
    const isOpen = ASKS_BACK.test(text) || ANSWERS.cannot?.test(text);
    const isRight = ANSWERS[ability]?.test(text) && text.includes(thing);
    rows.push({ question, text, verdict: isRight ? "right" : isOpen ? "open" : "wrong" });
  }
  return rows;
}

// At the last change: 113 of 115 right, one wrong.
test("questions in own words are answered, and hardly any wrongly", async () => {
  const rows = [...(await answersTo("own-words.tsv")), ...(await answersTo("own-words-apart.tsv"))];
  const of = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).map(({ question }) => question);
  expect(of("wrong").length, of("wrong").join("\n")).toBeLessThanOrEqual(rows.length * 0.05);
  expect(of("right").length, [...of("wrong"), ...of("open")].join("\n")).toBeGreaterThanOrEqual(rows.length * 0.85);
}, 240_000);
