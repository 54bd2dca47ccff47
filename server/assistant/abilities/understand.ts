import type { JobView } from "../../jobs/job.store.ts";
import type { SearchChip } from "../../jobs/search/parse-job-search.ts";
import type { WordGroup } from "../../jobs/search/word-groups.ts";
import type { Actor } from "../../platform/actor.ts";
import type { StoredMessage } from "../assistant-conversation.store.ts";
import type { LiveData } from "../tools/tool.ts";
import listed from "./abilities.json" with { type: "json" };
import { openJobNamed, ownJobNamed, ownJobs, withTerms } from "./asked-jobs.ts";
import { comparedSides } from "./compared-sides.ts";
import {
  type AbilityName,
  type Candidate,
  candidatesFor,
  conceptsIn,
  isAside,
  misspelt,
  type Thing,
  type Token,
  tokensOf,
} from "./match-question.ts";
import texts from "./texts.json" with { type: "json" };

/** What a question asks for. */
export interface Understood {
  /** Null when no ability is clearly meant. */
  readonly name: AbilityName | null;
  /** The title, company, place and filters that it names. */
  readonly about: string;
  /** The jobs that it means: own ones by name, or those of the answer before. */
  readonly meant: readonly JobView[];
  /** Questions, of which it may mean one. */
  readonly options: readonly string[];
  /** The whole answer, when it means jobs that the answer before did not name, or too many. */
  readonly reply?: string;
}

/** The same, with the parts of what it is about. */
interface Read extends Understood {
  readonly words: readonly string[];
  readonly chips: readonly SearchChip[];
}

interface Asking {
  readonly actor: Actor;
  readonly data: LiveData;
  /** The messages of the conversation before the question, oldest first. */
  readonly history: readonly StoredMessage[];
}

const MIN_SCORE = 0.5;
/** The share of the best score that another ability needs to be meant as well. */
const NEAR = 0.9;
const MAX_OPTIONS = 3;
const MAX_SIDES = 4;
/** Messages before the question that it can go on from. */
const REMEMBERED = 8;
/** Concepts that point to jobs of the answer before. */
const ORDINALS = ["first", "second", "third"];
const REFERRING = new Set([...ORDINALS, "pair", "last", "other", "that", "those"]);
/** Concepts that point to several jobs, or one of several, and those that are asked about such. */
const POINTING = [...ORDINALS, "pair", "those"];
const ABOUT_LISTED = ["pay", "best", "fit", "compare", "more", "details"];
/** Abilities that can be asked again for another place, title or filter. */
const SEARCHES = new Set<AbilityName | null>(["find-jobs", "pay", "best-jobs", "remote-jobs", "internships"]);
/** Abilities that can be asked again for another own job. */
const OF_OWN = new Set<AbilityName | null>(["state", "interviews", "fit", "interview", "closing-soon", "rejected"]);
const GOES_ON = /^(?:and|also|or|but|only|what about|how about)\b/i;

/** Finds what a question asks for, by what it says, what it names, and the answers before. */
export const understand = ({ history, ...asking }: Asking, question: string): Promise<Understood> =>
  read({ ...asking, history: history.slice(-REMEMBERED) }, question);

/** The words of a question that neither ask for anything nor are a filter. */
interface LookedUp {
  /** The person's own jobs, if they were needed. */
  readonly mine: readonly JobView[];
  /** Words of the title or company of a job. */
  readonly named: readonly WordGroup[];
  /** Whether a word is known only from what a job asks for. */
  readonly isInText: boolean;
  /** Words that no job has. */
  readonly unknown: readonly Token[];
}

/** Finds which words are known from the title or company of a job, or else from what one asks for. */
async function lookUp({ actor, data }: Asking, left: readonly Token[]): Promise<LookedUp> {
  if (left.length === 0) return { mine: [], named: [], isInText: false, unknown: [] };
  const text = left.map((token) => token.text).join(" ");
  const [groups, mine] = await Promise.all([data.meaningsOf(text), jobsOf({ actor, data })]);
  const known = await Promise.all(
    groups.map(async (group) => {
      const terms = [[...group.exact, ...group.loose]];
      if (withTerms(terms, mine)) return "name";
      const jobs = [...mine, ...(await data.searchJobs(actor, { keyword: group.typed, hidden: null }, 1))];
      return withTerms(terms, jobs) ? "name" : withTerms(terms, jobs, "requirements") ? "text" : null;
    }),
  );
  return {
    mine,
    named: groups.filter((_, at) => known[at] === "name"),
    isInText: known.includes("text"),
    unknown: groups.filter((_, at) => known[at] === null).flatMap(({ typed }) => tokensOf(typed)),
  };
}

async function read(asking: Asking, question: string): Promise<Read> {
  const { data, history } = asking;
  const tokens = tokensOf(question);
  const concepts = conceptsIn(tokens);
  const { chips: parsed } = await data.parseSearch(tokens.map(({ text }) => text).join(" "));
  // "Did they not answer" excludes nothing.
  const chips = parsed.filter(({ filter, text }) => filter !== "excludeWords" || !/^not?\s/i.test(text));
  const inChips = new Set(chips.flatMap(({ text }) => tokensOf(text).map(({ word }) => word)));
  const inConcepts = new Set([...concepts.values()].flatMap((places) => [...places]));
  const left = tokens.filter((token, at) => !isAside(token) && !inConcepts.has(at) && !inChips.has(token.word));
  const { mine, named, isInText, unknown } = await lookUp(asking, left);
  const said = new Set([...concepts.keys(), ...unknown.flatMap(misspelt)]);
  const lost = unknown.filter((token) => misspelt(token).length === 0);
  const meanOther = new Set(unknown.filter((token) => !lost.includes(token)).map(({ word }) => word));
  const words = left.filter(({ word }) => !meanOther.has(word)).map(({ text }) => text);

  const own = named.length > 0 ? ownNamed(mine, named) : [];
  // "Those I saved" are not those of the answer.
  const referred = own.length > 0 || said.has("saved") ? [] : await referredTo(asking, said);
  const isPointing = POINTING.some((concept) => said.has(concept));
  const things = new Set<Thing>();
  if (own.some((job) => job.viewerApplicationStatus !== null)) things.add("own");
  if (named.length > 0 || isInText) things.add("title");
  if (chips.length > 0) things.add("filter");
  if (referred.length > 0) things.add("ref");
  else for (const concept of REFERRING) said.delete(concept);

  const others = [...said].filter((concept) => concept !== "job" && concept !== "that");
  // "Nurse jobs in Kochi" is a search of its own.
  const goesOn = GOES_ON.test(question) || (chips.length > 0 && !(said.has("job") && words.length > 0));
  if (others.length === 0 && history.length > 0 && lost.length === 0 && things.size > 0 && goesOn) {
    const before = await read({ ...asking, history: history.slice(0, -2) }, history.at(-2)?.text ?? "");
    if (SEARCHES.has(before.name)) return askedAgain(before, words, chips);
    if (things.has("own") && OF_OWN.has(before.name))
      return { ...before, words, chips, about: words.join(" "), meant: own };
  }
  const isNew = things.size === 0 && !said.has("job") && !said.has("saved");
  if (history.length > 0 && isNew && isPointing && ABOUT_LISTED.some((concept) => said.has(concept)))
    return { ...{ words, chips, about: "", meant: [], options: [], name: null }, reply: texts.notNamed };

  // "The best jobs in Kochi or Pune" are a search.
  const isCompared = said.has("compare") || (said.has("best") && chips.length === 0);
  const sides = isCompared ? comparedSides(question) : [];
  const isName = (side: string) => tokensOf(side).some(({ word }) => !inChips.has(word));
  const compared = sides.length > 1 && sides.every(isName) ? await comparedIn(asking, sides) : null;
  if (compared) return { ...{ words, chips, options: [] }, ...compared };

  const candidates = candidatesFor([...said], things, lost.length);
  const [best, ...more] = candidates.filter(({ score }) => score > MIN_SCORE);
  const inOrder = tokens.filter(
    ({ word, text }, at) =>
      (words.includes(text) && !inConcepts.has(at)) ||
      (inChips.has(word) && !best?.concepts.some((concept) => concepts.get(concept)?.has(at))),
  );
  const offers =
    best?.name === "compare" && best.concepts.includes("offer")
      ? (await jobsOf(asking)).filter((job) => job.viewerApplicationStatus === "ACCEPTED")
      : [];
  const shared = {
    ...{ words, chips, about: inOrder.map(({ text }) => text).join(" ") },
    meant: [...new Set([...(own.length > 0 ? own : referred), ...offers])],
  };
  // One fits, several are compared.
  if (best?.name === "fit" && said.has("compare") && own.length === 0 && referred.length > 1)
    return { ...shared, name: "compare", options: [] };
  const near = more.filter(({ score }) => best && score > best.score * NEAR);
  const possible = best ? [best, ...near] : things.has("own") && lost.length < 4 ? OF_A_JOB : [];
  const options = optionsFor(possible, shared.meant[0], shared.about);
  return best && options.length < 2 ? { ...shared, name: best.name, options: [] } : { ...shared, name: null, options };
}

/** Returns the jobs that a question compares by their names, or the name that no job has. */
async function comparedIn({ actor, data }: Asking, sides: readonly string[]) {
  if (sides.length > MAX_SIDES) return { name: null, about: "", meant: [], reply: texts.tooManySides };
  const asked = { actor, data };
  const mine = await ownJobs(asked, "any");
  const jobs = await Promise.all(
    sides.map(async (side) => (await ownJobNamed(asked, side, mine)) ?? openJobNamed(asked, side)),
  );
  const missing = sides.find((_, at) => jobs[at] === null);
  if (missing !== undefined) return { name: "fit" as const, about: missing, meant: [] };
  const meant = [...new Map(jobs.flatMap((job) => (job ? [[job.id, job] as const] : []))).values()];
  return { name: meant.length > 1 ? ("compare" as const) : ("fit" as const), about: "", meant };
}

/** Asks the question before again with another title, place or filter. */
function askedAgain(before: Read, words: readonly string[], chips: readonly SearchChip[]): Read {
  const kept = before.chips.filter(({ filter }) => chips.every((chip) => chip.filter !== filter));
  const all = { words: words.length > 0 ? words : before.words, chips: [...kept, ...chips] };
  const about = [...all.words, ...all.chips.map(({ text }) => text)].filter(Boolean).join(" ");
  return { ...before, ...all, about };
}

/** What can be asked about a job. */
const OF_A_JOB: readonly Pick<Candidate, "name">[] = [{ name: "state" }, { name: "fit" }, { name: "interview" }];

function optionsFor(possible: readonly Pick<Candidate, "name">[], job: JobView | undefined, about: string): string[] {
  const name = job ? `${job.title} at ${job.company.name}` : about;
  return possible
    .flatMap(({ name: ability }) => {
      const { example = "" } = listed.abilities[ability] as { example?: string };
      return example === "" || (example.includes("{about}") && name === "")
        ? []
        : [example.replace("{about}", () => name)];
    })
    .slice(0, MAX_OPTIONS);
}

/** Returns the jobs that the person applied to, accepted ones first, and saved. */
async function jobsOf({ actor, data }: Pick<Asking, "actor" | "data">): Promise<JobView[]> {
  const [applications, saved] = await Promise.all([data.applications(actor, 50), data.savedJobs(actor, 20)]);
  const sent = applications.toSorted((a, b) => Number(b.status === "ACCEPTED") - Number(a.status === "ACCEPTED"));
  const jobs = new Map([...sent.map(({ job }) => job), ...saved].map((job) => [job.id, job]));
  return [...jobs.values()];
}

/** Returns the own jobs with all of these names, if they name the company, two words of the title or the whole of it. */
const ownNamed = (mine: readonly JobView[], named: readonly WordGroup[]): JobView[] =>
  mine.filter((job) => {
    const { title, company } = job;
    const typed = new Set(named.flatMap((group) => group.typed.split(" ")));
    const isNamed = typed.size > 1 || typed.has(tokensOf(company.name)[0]?.word ?? "") || tokensOf(title).length === 1;
    return (
      isNamed &&
      withTerms(
        named.map(({ exact }) => exact),
        [job],
      ) !== undefined
    );
  });

/** Returns the jobs of the answer before that a question points to. */
async function referredTo({ actor, data, history }: Asking, said: ReadonlySet<string>): Promise<JobView[]> {
  const answers = history.filter(({ author }) => author === "ASSISTANT").map(({ jobIds }) => jobIds);
  const last = answers.at(-1) ?? [];
  const places = said.has("pair") ? [0, 1] : ORDINALS.flatMap((ordinal, at) => (said.has(ordinal) ? [at] : []));
  const others = [...(answers.at(-2) ?? []), ...last.slice(1)].filter((id) => id !== last[0]);
  const ids =
    places.length > 0
      ? places.flatMap((place) => last.slice(place, place + 1))
      : said.has("other")
        ? others.slice(0, 1)
        : said.has("last")
          ? last.slice(-1)
          : said.has("those") || ((said.has("that") || said.has("said")) && last.length === 1)
            ? last
            : [];
  return Promise.all(ids.map((id) => data.readJob(actor, id)));
}
