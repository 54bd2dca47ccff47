import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { packageRoot } from "../../../server/platform/package-root.ts";

const folder = join(packageRoot, "docs/accessibility");

/** Where what belongs to the report is kept. */
export const FILES = {
  report: join(folder, "worklane.openacr.yaml"),
  results: join(folder, "results.json"),
  judgements: join(folder, "judgements.yaml"),
} as const;

/** The test files that try every page: everywhere, or once, at one width and in one scheme in turn. */
export const WALKS = {
  everywhere: ["tests/accessibility/walk.long.test.ts"],
  "in turn": ["visitors", "seekers", "recruiters"].map((area) => `tests/accessibility/${area}.long.test.ts`),
} as const;
export type Coverage = keyof typeof WALKS;

/** What the tests of every page said. */
export const walked = z.strictObject({
  pages: z.number(),
  /** Pages as they were shown, each at its width and in its scheme. */
  views: z.number(),
  tried: z.array(z.strictObject({ check: z.string(), times: z.number(), found: z.array(z.string()) })),
});

const results = walked.extend({
  /** The product's. */
  version: z.string(),
  /** When the run was, as a day. */
  date: z.iso.date(),
  /** Whether each page was tried at every width and in both schemes, or once, at one width and in one scheme in turn. */
  coverage: z.enum(["everywhere", "in turn"]),
  tests: z.array(z.strictObject({ file: z.string(), passed: z.number(), failed: z.array(z.string()) })),
});

/** What a run said. */
export type Results = z.infer<typeof results>;

const LEVELS = ["supports", "partially-supports", "does-not-support", "not-applicable"] as const;
const judgement = z.strictObject({
  criterion: z.string(),
  level: z.enum(LEVELS),
  /** What was looked at and heard, in sentences. */
  notes: z.string().min(1),
  /** Who judged, and with which browser and assistive technology. */
  by: z.string().min(1),
  with: z.string().min(1),
  on: z.iso.date(),
  /** The product's version that was judged. */
  version: z.string(),
});

/** What a person who tried it says of a criterion. */
export type Judgement = z.infer<typeof judgement>;

/** The last run's. */
export const readResults = (): Results => results.parse(JSON.parse(readFileSync(FILES.results, "utf8")));

/** Those of people, written by hand. */
export const readJudgements = (): Judgement[] =>
  z.strictObject({ judgements: z.array(judgement) }).parse(parse(readFileSync(FILES.judgements, "utf8"))).judgements;
