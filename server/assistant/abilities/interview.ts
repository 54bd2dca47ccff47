import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import texts from "./advice.json" with { type: "json" };
import { jobMeant } from "./matching-jobs.ts";
import { careerOf, entriesOf, skillsNamedIn } from "./own-career.ts";
import {
  advice,
  counted,
  draft,
  from,
  list,
  missing,
  named,
  paragraphs,
  quote,
  sentencesOf,
  withArticle,
} from "./wording.ts";

const QUESTIONS = 5;

/** Returns the job to talk about: the one that the question names, among those applied to, accepted first, then saved. */
async function jobToDiscuss({
  actor,
  data,
  about,
}: AbilityContext): Promise<{ job: JobView | undefined; source: string }> {
  const applications = (await data.applications(actor, 20)).filter(({ status }) => status !== "REJECTED");
  const sent = applications.toSorted((a, b) => Number(b.status === "ACCEPTED") - Number(a.status === "ACCEPTED"));
  if (sent.length > 0)
    return {
      job: jobMeant(
        about,
        sent.map(({ job }) => job),
      ),
      source: "a job you applied to",
    };
  return { job: jobMeant(about, await data.savedJobs(actor, 20)), source: "a job you saved" };
}

export const interview: Ability = {
  name: "interview",
  activity: "Reading the job and your profile",
  tool: "Returns five interview questions, from the text of a job that the seeker applied to or saved and from their experience.",
  async answer(context) {
    const { actor, data, references } = context;
    const [{ job, source }, profile] = await Promise.all([jobToDiscuss(context), data.readProfile(actor)]);
    if (!job)
      return paragraphs(
        "**From your applications**: you have not applied to a job or saved one yet, so these questions are not about a job.",
        advice(texts.interview),
      );
    const own = skillsNamedIn(job, profile.skills);
    const asked = sentencesOf(job.requirements.replaceAll(/[,;]/g, "\n")).filter((part) => {
      const words = [...wordsOf(part)];
      return words.length > 0 && !own.some((skill) => [...wordsOf(skill)].every((word) => words.includes(word)));
    });
    const tasks = sentencesOf(job.description).filter((text) => text.length >= 30);
    const [latest] = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
    const done = latest && (sentencesOf(latest.responsibilities)[0] ?? "");
    const questions = [
      ...own
        .slice(0, 1)
        .map(
          (skill) => `The post names ${quote(skill)}, and so does your profile. When did it matter most in your work?`,
        ),
      ...(done
        ? [
            `At ${named([latest.company])} you had this to do: ${quote(done)} What was hard, and what would you do differently?`,
          ]
        : []),
      ...asked
        .slice(0, 1)
        .map(
          (part) =>
            `The post asks for ${quote(part)}, which is not among your skills. How would you get there in your first month?`,
        ),
      ...tasks.slice(1, 2).map((task) => `The post says ${quote(task)} What have you done that comes closest?`),
      ...tasks.slice(2, 3).map((task) => `The post says ${quote(task)} How would you begin?`),
      ...texts.interview,
    ].slice(0, QUESTIONS);
    return paragraphs(
      `For [[${references.add(job)}]]:`,
      from(`${source} and your profile`, questions),
      "Answer each aloud in two minutes: the situation, what you did, and what came of it.",
    );
  },
};

export const questionsToAsk: Ability = {
  name: "questions-to-ask",
  activity: "Reading what the job leaves open",
  async answer(context) {
    const { job, source } = await jobToDiscuss(context);
    if (!job)
      return paragraphs(
        "**From your applications**: none is open, so these suit any job.",
        list(texts.questions.slice(0, QUESTIONS).map(({ question }) => question)),
      );
    const words = wordsOf(`${job.title} ${job.requirements} ${job.description} ${job.salaryLabel && "pay"}`);
    const open = texts.questions.filter(({ words: known }) => !known.some((word) => words.has(word)));
    const told = texts.questions.filter((topic) => !open.includes(topic));
    return paragraphs(
      `For [[${context.references.add(job)}]]:`,
      from(
        source,
        open.slice(0, QUESTIONS).map(({ topic, question }) => `The post says nothing about ${topic}. ${question}`),
      ),
      open.length < QUESTIONS ? list(told.slice(0, QUESTIONS - open.length).map(({ question }) => question)) : "",
      "End with what happens next, and by when.",
    );
  },
};

export const aboutYourself: Ability = {
  name: "about-yourself",
  activity: "Reading your profile",
  async answer(context) {
    const { actor, data } = context;
    const profile = await data.readProfile(actor);
    const [now, before] = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
    if (!now && !profile.currentProfession)
      return paragraphs(
        missing(context, "profession or experience", "so that an answer can be drafted from it"),
        advice(texts.aboutYourself),
      );
    const { years } = careerOf(profile, context.now);
    const lines = [
      `I am ${withArticle(profile.currentProfession || (now?.title ?? ""))}${years > 0 ? `, with ${counted(years, "year")} of experience` : ""}${now ? `. ${now.to ? "Most recently I was" : "I am"} ${withArticle(now.title)} at ${named([now.company])}` : ""}.`,
      ...(now
        ? sentencesOf(now.responsibilities)
            .slice(0, 1)
            .map((text) => quote(text))
        : []),
      ...(before
        ? [
            `Before that I was ${withArticle(before.title)} at ${named([before.company])}, which taught me … (one sentence)`,
          ]
        : []),
      "What I am looking for now is … (one sentence that leads to their job)",
    ];
    return paragraphs(draft("your profile", lines), advice(texts.aboutYourself));
  },
};
