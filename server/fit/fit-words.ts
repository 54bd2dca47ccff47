import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { packageRoot } from "../platform/package-root.ts";

const list = z.string().transform((text) => new Set(text.split(" ")));

const schema = z.strictObject({
  /** Words of a requirement that name nothing: "good", "experience". */
  fillers: list,
  /** Words that count only when a requirement has no others: "management". */
  weak: list,
  /** Endings by which forms of a word differ, longest first. */
  suffixes: z.string().transform((text) => text.split(" ")),
  /** Terms that stand for each other, in addition to the synonyms of the job search. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** What shows a skill without naming it: "django" shows "python". */
  shownBy: z.record(z.string(), z.array(z.string())),
  /** Skills that are recognized in a job's description. */
  skills: z.array(z.string()),
  /** Qualifications. A higher level includes the lower ones; one without a level includes none. */
  degrees: z.array(
    z.strictObject({
      level: z.number().int().optional(),
      /** Whether the names stand for every qualification of this level or a higher one. */
      any: z.boolean().optional(),
      names: z.array(z.string()).min(1),
    }),
  ),
});

/** The vocabulary of the fit, which operators can edit (`docs/operations.md`); read at the start. */
export const FIT_WORDS = schema.parse(JSON.parse(readFileSync(join(packageRoot, "server/fit/fit-words.json"), "utf8")));
