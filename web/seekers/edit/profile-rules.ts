import { ACCOUNT_TEXTS, PHONE, phoneDigits } from "../../../shared/accounts.ts";
import { countryIn } from "../../../shared/countries.ts";
import {
  MAX_CGPA,
  MAX_NOTICE_DAYS,
  MAX_PERCENT,
  MAX_PLACES_WANTED,
  MAX_SKILL,
  MAX_SKILLS,
  MIN_YEAR,
  SEEKER_TEXTS,
  YEARS_AHEAD,
} from "../../../shared/seekers.ts";
import { PROFILES, readWebAddress } from "../../../shared/text/web-address.ts";
import { localDay } from "../../ui/dates.ts";
import { payProblems } from "../../ui/forms/typed-pay.ts";
import {
  ENTRY_LISTS,
  type EntryListName,
  EXPERIENCE_LISTS,
  type ExperienceListName,
  listed,
  type NumberName,
  newSkills,
  type ProfileValues,
} from "./profile-values.ts";

type Problems = Record<string, string>;

type NumberRule = { label: string; max: number } | { label: string; year: true };

const NUMBERS: Record<NumberName, NumberRule> = {
  cgpa: { label: "CGPA", max: MAX_CGPA },
  graduationYear: { label: "Graduation year", year: true },
  tenthPercent: { label: "SSC percent", max: MAX_PERCENT },
  tenthPassout: { label: "SSC passout year", year: true },
  twelfthPercent: { label: "HSC percent", max: MAX_PERCENT },
  twelfthPassout: { label: "HSC passout year", year: true },
  noticeDays: { label: "Notice period", max: MAX_NOTICE_DAYS },
};

function numberProblem(rule: NumberRule, typed: string, now: Date): string | null {
  if (typed.trim() === "") return null;
  const value = Number(typed);
  if ("max" in rule) {
    return value >= 0 && value <= rule.max ? null : `${rule.label} must be a number from 0 to ${rule.max}.`;
  }
  const last = now.getFullYear() + YEARS_AHEAD;
  const fits = Number.isInteger(value) && value >= MIN_YEAR && value <= last;
  return fits ? null : `${rule.label} must be a year from ${MIN_YEAR} to ${last}.`;
}

const linkProblem = (label: string, typed: string, profiles?: string): string | null =>
  typed.trim() === "" || readWebAddress(typed, profiles) !== null
    ? null
    : `${label} must be a web address such as https://example.com.`;

/** Returns what is wrong with the typed skills, together with those in the list. */
export function skillProblem(values: Pick<ProfileValues, "skills" | "typedSkills">): string | null {
  const added = newSkills(values);
  if (added.some((skill) => skill.length > MAX_SKILL)) return `A skill must be at most ${MAX_SKILL} characters long.`;
  return values.skills.length + added.length > MAX_SKILLS ? SEEKER_TEXTS.tooManySkills : null;
}

/** Client-side errors by field; the server validates again, with the same messages. */
export function profileProblems(values: ProfileValues, now: Date = new Date()): Problems {
  const problems: Problems = {};
  const report = (field: string, problem: string | null) => {
    if (problem !== null) problems[field] = problem;
  };
  const day = localDay(now);
  report("name", values.name.trim() === "" ? "Name is required." : null);
  report("phone", PHONE.test(phoneDigits(values.phone)) ? null : ACCOUNT_TEXTS.phone);
  report("typedSkills", skillProblem(values));
  report("dob", values.dob > day ? SEEKER_TEXTS.future("Date of birth") : null);
  for (const name of Object.keys(NUMBERS) as NumberName[])
    report(name, numberProblem(NUMBERS[name], values[name], now));
  report("linkedin", linkProblem("LinkedIn Url", values.linkedin, PROFILES.linkedin));
  report("github", linkProblem("Github/Portfolio", values.github, PROFILES.github));
  for (const list of Object.keys(EXPERIENCE_LISTS) as ExperienceListName[]) {
    const title = list === "socialExperiences" ? "Role" : "Job title";
    for (const [index, entry] of values[list].entries()) {
      const at = (field: string) => `${list}.${index}.${field}`;
      report(at("title"), entry.title.trim() === "" ? `${title} is required.` : null);
      report(at("company"), entry.company.trim() === "" ? "Company is required." : null);
      report(at("from"), startProblem(entry.from, day));
      report(at("to"), endProblem(entry, day));
    }
  }
  for (const list of Object.keys(ENTRY_LISTS) as EntryListName[])
    for (const [index, { title, year, link }] of values[list].entries()) {
      const at = (field: string) => `${list}.${index}.${field}`;
      report(at("title"), title.trim() === "" ? "Name is required." : null);
      report(at("year"), numberProblem({ label: "Year", year: true }, year, now));
      report(at("link"), linkProblem("Link", link));
    }
  for (const [index, { language }] of values.languages.entries()) {
    const isRepeated = values.languages.findIndex((other) => other.language === language) < index;
    report(`languages.${index}.language`, isRepeated ? SEEKER_TEXTS.repeated : null);
    if (language === "") report(`languages.${index}.language`, SEEKER_TEXTS.language);
  }
  const places = listed(values.placesWanted);
  report("placesWanted", places.length > MAX_PLACES_WANTED ? SEEKER_TEXTS.tooManyPlaces : null);
  const unknown = listed(values.workPermits).find((name) => !countryIn(name));
  report("workPermits", unknown ? `“${unknown}” is not the English name of a country.` : null);
  for (const [name, problem] of Object.entries(payProblems(values.expectedPay))) report(`expectedPay.${name}`, problem);
  return problems;
}

function startProblem(from: string, day: string): string | null {
  if (from === "") return "Start date is required.";
  return from > day ? SEEKER_TEXTS.future("Start date") : null;
}

function endProblem({ from, to }: { from: string; to: string }, day: string): string | null {
  if (to === "") return null;
  if (to > day) return SEEKER_TEXTS.future("End date");
  return from !== "" && to < from ? SEEKER_TEXTS.endBeforeStart : null;
}
