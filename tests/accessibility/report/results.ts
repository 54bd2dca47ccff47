import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { packageRoot } from "../../../server/platform/package-root.ts";

const folder = join(packageRoot, "docs/accessibility");

/** Files of the report. */
export const FILES = {
  report: join(folder, "worklane.openacr.yaml"),
  results: join(folder, "results.json"),
  judgements: join(folder, "judgements.yaml"),
} as const;

/** The test file that checks every page, at every width and in both schemes. */
export const WALK = "tests/accessibility/walk.long.test.ts";

/** Its results. */
export const walked = z.strictObject({
  pages: z.number(),
  /** Number of page views, each at one width and in one scheme. */
  views: z.number(),
  tried: z.array(z.strictObject({ check: z.string(), times: z.number(), found: z.array(z.string()) })),
});

const results = walked.extend({
  /** Version of the product. */
  version: z.string(),
  /** Date of the run. */
  date: z.iso.date(),
  tests: z.array(z.strictObject({ file: z.string(), passed: z.number(), failed: z.array(z.string()) })),
});

/** The results of a run. */
export type Results = z.infer<typeof results>;

const LEVELS = ["supports", "partially-supports", "does-not-support", "not-applicable"] as const;
const judgement = z.strictObject({
  criterion: z.string(),
  level: z.enum(LEVELS),
  /** Observations, in sentences. */
  notes: z.string().min(1),
  /** The person who judged, with browser and assistive technology. */
  by: z.string().min(1),
  with: z.string().min(1),
  on: z.iso.date(),
  /** Version of the product that was judged. */
  version: z.string(),
});

/** A person's judgement of a criterion. */
export type Judgement = z.infer<typeof judgement>;

/** Reads the results of the last run. */
export const readResults = (): Results => results.parse(JSON.parse(readFileSync(FILES.results, "utf8")));

/** Reads the manual judgements. */
export const readJudgements = (): Judgement[] =>
  z.strictObject({ judgements: z.array(judgement) }).parse(parse(readFileSync(FILES.judgements, "utf8"))).judgements;
