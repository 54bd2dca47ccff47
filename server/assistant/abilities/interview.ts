import { wordsOf } from "../../platform/search/words.ts";
import type { Ability } from "./ability.ts";
import { jobMeant, noJobNamed } from "./asked-jobs.ts";
import texts from "./texts.json" with { type: "json" };
import { from, list, paragraphs } from "./wording.ts";

const QUESTIONS = 5;

/** Returns questions to ask in an interview: those about what the job leaves open, then others. */
export const questionsToAsk: Ability = async (context) => {
  const job = await jobMeant(context, "own");
  const words = wordsOf(job ? `${job.title} ${job.requirements} ${job.description} ${job.salaryLabel && "pay"}` : "");
  const open = job ? texts.questions.filter((topic) => !topic.words.some((word) => words.has(word))) : [];
  const others = texts.questions
    .filter((topic) => !open.includes(topic))
    .slice(0, Math.max(0, QUESTIONS - open.length));
  return paragraphs(
    job
      ? `For [[${context.references.add(job)}]]:`
      : job === null
        ? await noJobNamed(context)
        : "**From your applications**: none are open, so these suit any job.",
    from(
      "the job",
      open.slice(0, QUESTIONS).map(({ topic, question }) => `It does not mention ${topic}. ${question}`),
    ),
    list(others.map(({ question }) => question)),
    texts.lastQuestion,
  );
};
