import { listed } from "../../../shared/text/listed.ts";
import type { JobView } from "../../jobs/job.store.ts";
import { wordsOf } from "../../platform/search/words.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import { plainText } from "../plain-text.ts";
import type { Ability, AbilityContext } from "./ability.ts";
import { jobMeant, noJobNamed, type OwnJobs } from "./asked-jobs.ts";
import { careerOf, entriesOf, resultsOf, skillsNamedIn, whoIs } from "./own-career.ts";
import texts from "./texts.json" with { type: "json" };
import { advice, counted, from, missing, month, paragraphs, sentencesOf, withArticle } from "./wording.ts";

/** A text of `texts.json`. A line with facts in braces is left out when one of them is unknown. */
interface Template {
  /** The jobs among which is the one that the text is about. */
  readonly jobs?: OwnJobs;
  /** The whole answer when there is none. */
  readonly noJob?: string;
  /** The fact without which nothing can be written, and what is then missing in the profile. */
  readonly needs?: string;
  readonly missing?: readonly string[];
  readonly intro?: string;
  /** Instead of the intro, when a fact of it is unknown. */
  readonly without?: string;
  /** The source of the statements, if not the profile alone. */
  readonly source?: string;
  readonly statements?: readonly string[];
  readonly draft?: readonly string[];
  readonly after?: string;
  readonly advice?: readonly string[];
}

const STATEMENTS = 5;
/** Shorter sentences of a post are headings and greetings. */
const MIN_TASK = 30;

/** A sentence of a post that instructs a language model describes no work. */
const TO_A_MODEL = /^(?:please\s+)?(?:ignore|disregard|forget)\b.*\b(?:instructions?|prompts?)\b/i;

type Facts = Readonly<Record<string, string | undefined>>;
const FACT = /\{(\w+)\}/g;

const filled = (lines: readonly (string | undefined)[], facts: Facts): string[] =>
  lines
    .filter((line) => line !== undefined)
    .filter((line) => [...line.matchAll(FACT)].every(([, name = ""]) => facts[name] !== undefined))
    .map((line) => line.replaceAll(FACT, (_, name: string) => facts[name] ?? ""));

/** Returns the facts that are known, escaped and without a full stop. */
const plain = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, text]) => (text ? [[name, plainText(text, 400).replace(/[.!]$/, "")]] : [])),
  );

/** Returns what is known of a job, compared with the person, escaped. */
function jobFacts(job: JobView, profile: Seeker): Facts {
  const shared = skillsNamedIn(job, profile.skills);
  const asked = sentencesOf(job.requirements.replaceAll(/[,;]/g, "\n")).find(
    (part) => !shared.some((skill) => [...wordsOf(skill)].every((word) => wordsOf(part).has(word))),
  );
  const tasks = sentencesOf(job.description).filter((text) => text.length >= MIN_TASK && !TO_A_MODEL.test(text));
  const [latest] = entriesOf(profile, "JOB", "INTERNSHIP", "SOCIAL");
  return plain({
    ...{ title: job.title, company: job.company.name, pay: job.salaryLabel, skill: shared[0], asked },
    ...{ firstTask: tasks[0], task: tasks[1], nextTask: tasks[2], shared: listed(shared.slice(0, 4)) },
    ...{ employer: latest?.company, done: sentencesOf(latest?.responsibilities ?? "")[0] },
  });
}

/** Returns what is known of a person, escaped. */
function factsOf({ now, link }: AbilityContext, profile: Seeker): Facts {
  const [latest, before] = entriesOf(profile, "JOB", "INTERNSHIP");
  const { skills, about, experiences, linkedin } = profile;
  const [gap, gapBefore] = careerOf(profile, now).gaps.map(
    ({ from: start, to, months }) => `${month(start)} to ${month(to)}, ${counted(months, "month")} without an entry`,
  );
  const who = profile.currentProfession || latest ? whoIs(profile, now) : "";
  const edit = link("Edit your profile", "/main/userprofile-edit");
  return {
    ...plain({ gap, gapBefore, name: profile.name, who, about, result: resultsOf(profile)[0] }),
    ...plain({ skills: skills.slice(0, 6).join(", "), aWho: who && withArticle(who) }),
    ...plain({ aBefore: before && `${withArticle(before.title)} at ${before.company}`, company: "… (the company)" }),
    edit,
    ...(linkedin ? { linkedin: "" } : { noLinkedin: edit }),
    ...(experiences.length === 0 ? { noEntries: "" } : gap === undefined && { noGap: "" }),
    ...(who !== "" && latest && { work: "" }),
  };
}

/** Returns a draft, with what to do with it. */
const draft = (lines: readonly string[]) =>
  lines.length === 0
    ? ""
    : paragraphs(
        "**A draft based on your profile**. Edit it until it sounds like you. Nothing is sent until you send it yourself.",
        lines.map((line) => `> ${line}`).join("\n>\n"),
      );

const writing =
  (template: Template): Ability =>
  async (context) => {
    const { actor, data } = context;
    const [profile, job] = await Promise.all([
      data.readProfile(actor),
      template.jobs ? jobMeant(context, template.jobs) : undefined,
    ]);
    if (job === null) return paragraphs(await noJobNamed(context), template.advice ? advice(template.advice) : "");
    if (!job && template.noJob) return template.noJob;
    const facts: Facts = {
      ...factsOf(context, profile),
      ...(job && { ...jobFacts(job, profile), job: `[[${context.references.add(job)}]]` }),
    };
    const { missing: [what = "", purpose = ""] = [], needs } = template;
    const isEnough = needs === undefined || facts[needs] !== undefined;
    const [intro = template.without ?? ""] = filled([template.intro], facts);
    return paragraphs(
      isEnough ? intro : missing(context, what, purpose),
      from(template.source ?? "your profile", filled(template.statements ?? [], facts).slice(0, STATEMENTS)),
      isEnough ? draft(filled(template.draft ?? [], facts)) : "",
      ...(isEnough ? filled([template.after], facts) : []),
      template.advice ? advice(template.advice) : "",
    );
  };

/** The abilities that write a text of `texts.json`. */
export const written = Object.fromEntries(
  Object.entries(texts.written).map(([name, template]) => [name, writing(template as Template)]),
) as Record<keyof typeof texts.written, Ability>;
