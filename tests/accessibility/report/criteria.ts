import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../server/platform/package-root.ts";

/**
 * How a criterion is judged: `checks`: by the named checks, as far as it concerns this product; `people`: by looking or
 * listening (the named checks find what can be automated); `nothing to judge`: the product has nothing that it applies
 * to, which a check verifies.
 */
type JudgedBy = "checks" | "people" | "nothing to judge";

/** A success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: "A" | "AA";
  readonly by: JudgedBy;
  /** Ids of checks that run on every page, and test files. */
  readonly evidence: readonly string[];
  /** What the evidence does not cover, or why there is nothing to judge, in a sentence. */
  readonly remark?: string;
}

/** A row of the table of criteria: id, name, level, who judges it and why, evidence. */
const ROW = /^\| ([\d.]+) \| (.+?) \| (AA?) \| (checks|people|nothing to judge)(?:: (.+?))? \| (.+?) \|$/gm;

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** All 55 criteria, as docs/accessibility/README.md lists them; 4.1.1 was removed from WCAG 2.2. */
export const CRITERIA: readonly Criterion[] = [
  ...readFileSync(join(packageRoot, "docs/accessibility/README.md"), "utf8").matchAll(ROW),
].map(([, id = "", name = "", level, by, remark, evidence = ""]) => ({
  ...{ id, name, level: level as Criterion["level"], by: by as JudgedBy },
  evidence: evidence === "no one" ? [] : evidence.replaceAll("`", "").split(", "),
  ...(remark && { remark: sentence(remark) }),
}));

/** The test files that serve as evidence. */
export const evidenceFiles = (): string[] => [
  ...new Set(CRITERIA.flatMap(({ evidence }) => evidence.filter((one) => one.endsWith(".ts")))),
];
