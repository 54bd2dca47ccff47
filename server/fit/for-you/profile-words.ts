import type { ExperienceLevelValue } from "../../../shared/jobs.options.ts";
import { monthsIn } from "../../../shared/profiles/months-of-work.ts";
import { findCity } from "../../jobs/search/places.ts";
import { lookUpWords } from "../../jobs/search/vocabulary.store.ts";
import { countingWords, groupWords, type WordGroup, wordsToLookUp } from "../../jobs/search/word-groups.ts";
import type { Reads } from "../../platform/database/reads.ts";
import type { Seeker } from "../../seekers/seekers.types.ts";
import { workOf } from "../profile-lines.ts";

/** What jobs are compared with: the parts of a profile, each as the words that a job must have. */
export interface ProfileWords {
  readonly skills: readonly (readonly WordGroup[])[];
  /** The skills as the profile spells them. */
  readonly names: readonly string[];
  /** Empty: not stated. */
  readonly profession: readonly WordGroup[];
  /** Of the residence and of the preferred locations. */
  readonly places: readonly (readonly WordGroup[])[];
  /** The experience levels that ask for as many years as the person has worked. */
  readonly levels: readonly ExperienceLevelValue[];
}

/** The years of work that each experience level asks for: from, and below. */
const LEVEL_YEARS = [
  { level: "FRESHER", from: 0, to: 1 },
  { level: "FROM_0_TO_1", from: 0, to: 1.5 },
  { level: "FROM_1_TO_3", from: 1, to: 4 },
  { level: "FROM_3_TO_5", from: 3, to: 7 },
  { level: "OVER_5", from: 5, to: 100 },
] as const;

/** More would slow the search down. */
const MAX_SKILLS = 15;

/** Looks up the words of a profile, in one statement. */
export async function wordsOfProfile(db: Pick<Reads, "pool">, seeker: Seeker, now: Date): Promise<ProfileWords> {
  const [profession = ""] = seeker.currentProfession.split(/[,;|/(]|\bat\b/u);
  const places = [seeker.location, ...seeker.placesWanted].map((text) => {
    const [place = ""] = text.split(/[,(/;|]/u);
    return findCity(place)?.names[0] ?? place;
  });
  const named = seeker.skills.slice(0, MAX_SKILLS);
  const typed = [...named, profession, ...places].map(countingWords);
  const lookUps = typed.map((words) => wordsToLookUp(words, false));
  const lookedUp = await lookUpWords(db, {
    words: lookUps.flatMap(({ words }) => words),
    terms: lookUps.flatMap(({ terms }) => terms),
    beginning: null,
    misspelt: [],
  });
  const groups = typed.map((words) => groupWords(words, lookedUp, false));
  const skills = groups
    .slice(0, named.length)
    .map((words, at) => ({ words, name: seeker.skills[at] ?? "" }))
    .filter(({ words }) => words.length > 0);
  const years = monthsIn(workOf(seeker, now).flatMap(({ span }) => span ?? [])) / 12;
  return {
    skills: skills.map(({ words }) => words),
    names: skills.map(({ name }) => name),
    profession: groups[named.length] ?? [],
    places: groups.slice(named.length + 1).filter((words) => words.length > 0),
    levels: LEVEL_YEARS.filter(({ from, to }) => years >= from && years < to).map(({ level }) => level),
  };
}
