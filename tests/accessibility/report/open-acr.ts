import { CRITERIA, type Criterion } from "./criteria.ts";
import type { Judgement, Results } from "./results.ts";

/** The results of the evidence for a criterion. */
interface Evidence {
  readonly tried: string[];
  readonly found: string[];
  readonly missing: string[];
}

function evidenceOf({ evidence }: Criterion, { tried, tests }: Results): Evidence {
  const said: Evidence = { tried: [], found: [], missing: [] };
  for (const one of evidence) {
    const check = tried.find(({ check }) => check === one);
    const file = tests.find((test) => test.file === one);
    if (check && check.times > 0) {
      said.tried.push(`"${one}" ${check.times} times`);
      said.found.push(...check.found);
    } else if (file && file.passed + file.failed.length > 0) {
      said.tried.push(`${one} (${file.passed} of ${file.passed + file.failed.length} passed)`);
      said.found.push(...file.failed);
    } else said.missing.push(one);
  }
  return said;
}

function adherenceOf(criterion: Criterion, results: Results, judgements: readonly Judgement[]) {
  const { tried, found, missing } = evidenceOf(criterion, results);
  const judged = judgements.find((one) => one.criterion === criterion.id);
  const notes = [
    ...(tried.length > 0 ? [`Tried by machine: ${tried.join(", ")}.`] : ["No machine tries it."]),
    ...(found.length > 0
      ? [`Found: ${found.slice(0, 5).join("; ")}.`]
      : tried.length > 0
        ? ["Nothing was found."]
        : []),
    ...(missing.length > 0 ? [`Not run: ${missing.join(", ")}.`] : []),
  ];
  if (judged) notes.push(`${judged.notes} (${judged.by}, ${judged.on}, ${judged.with}, version ${judged.version})`);
  else if (criterion.by === "people") notes.push(`Nobody has judged yet: ${criterion.remark}`);
  else if (criterion.remark) notes.push(criterion.remark);
  const isWhole = criterion.by !== "people" && missing.length === 0;
  const level =
    found.length > 0
      ? "partially-supports"
      : judged
        ? judged.level
        : !isWhole
          ? "not-evaluated"
          : criterion.by === "nothing to judge"
            ? "not-applicable"
            : "supports";
  return { level, notes: notes.join(" ") };
}

/** The report catalog still contains 4.1.1. */
const TAKEN_OUT = {
  num: "4.1.1",
  components: [{ name: "web", adherence: { level: "not-applicable", notes: "WCAG 2.2 has taken it out." } }],
};

/** Builds the Open Accessibility Conformance Report from the results of a run and the manual judgements. */
export function openAcr(results: Results, judgements: readonly Judgement[]) {
  const chapter = (level: "A" | "AA") => ({
    criteria: CRITERIA.filter((criterion) => criterion.level === level).map((criterion) => ({
      num: criterion.id,
      components: [{ name: "web", adherence: adherenceOf(criterion, results, judgements) }],
    })),
  });
  const levelA = chapter("A");
  const { pages, views } = results;
  return {
    title: "Worklane Accessibility Conformance Report",
    catalog: "2.5-edition-wcag-2.2-en",
    product: {
      name: "Worklane",
      version: results.version,
      description: "An open job portal for job seekers and recruiters.",
    },
    author: { name: "The people who build Worklane", email: "none: please open an issue in the repository" },
    report_date: results.date,
    last_modified_date: results.date,
    version: 1,
    license: "CC-BY-4.0",
    evaluation_methods_used: `${pages} pages, each at 320, 390 and 1440 pixels of width, in both colour schemes (${views} views), in Chromium, by the checks that docs/accessibility/README.md lists; ten flows as a screen reader speaks them, by @guidepup/virtual-screen-reader; judgements of people where docs/accessibility/judgements.yaml has one.`,
    notes:
      "A criterion is said to be supported only where checks judge it whole as far as it concerns this product, or a person has judged it. All others are not evaluated, also where checks found nothing.",
    chapters: {
      success_criteria_level_a: { criteria: [...levelA.criteria, TAKEN_OUT].sort(byNumber) },
      success_criteria_level_aa: chapter("AA"),
      success_criteria_level_aaa: { disabled: true, notes: "Level AAA was not looked at.", criteria: [] },
    },
  };
}

function byNumber({ num: one }: { num: string }, { num: other }: { num: string }): number {
  return one.localeCompare(other, "en", { numeric: true });
}
