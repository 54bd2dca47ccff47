import { readFileSync } from "node:fs";

/** Relevance of a job: 3 exactly what was searched for, 2 close to it, 1 related. */
export type Grade = 1 | 2 | 3;

/** The attributes of a job in a judgement. */
export interface JudgedJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly workMode: string;
  readonly jobType: string;
}

/** A search, with the relevance of each job. */
export interface Judgement {
  readonly keyword: string;
  grade(job: JudgedJob): Grade | 0;
}

/** Reads `judgements.txt`; its first lines describe the format. */
export const readJudgements = (): Judgement[] =>
  readFileSync(new URL("judgements.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readJudgement);

function readJudgement(line: string): Judgement {
  const [keyword = "", conditions = "", grades = ""] = line.split("|").map((part) => part.trim());
  const fulfils = conditions === "" ? () => true : readCondition(conditions);
  const byTitle = grades.split(";").map((part) => {
    const [grade = "", titles = ""] = part.trim().split("=");
    return { grade: Number(grade) as Grade, titles: titles.split(", ").map((title) => title.replace("/ ", ", ")) };
  });
  return {
    keyword,
    grade(job) {
      if (!fulfils(job)) return 0;
      return byTitle.find(({ titles }) => titles.includes("*") || titles.includes(job.title))?.grade ?? 0;
    },
  };
}

function readCondition(text: string): (job: JudgedJob) => boolean {
  const [name = "", values = ""] = text.split("=");
  const wanted = values.split(",");
  const fulfils: Readonly<Record<string, (job: JudgedJob) => boolean>> = {
    place: ({ location }) => wanted.some((place) => location.includes(place)),
    mode: ({ workMode }) => wanted.includes(workMode),
    type: ({ jobType }) => wanted.includes(jobType),
    company: ({ company }) => wanted.includes(company),
  };
  const condition = fulfils[name];
  if (!condition) throw new Error(`${name} is no condition of a judgement.`);
  return condition;
}
