import { z } from "zod";
import { MAX_NAME } from "../../shared/accounts.ts";
import { COUNTRIES } from "../../shared/countries.ts";
import { PAY_TEXTS } from "../../shared/pay.ts";
import { LANGUAGES } from "../../shared/profiles/languages.ts";
import {
  MAX_ABOUT,
  MAX_CGPA,
  MAX_ENTRIES,
  MAX_EXPERIENCES,
  MAX_LANGUAGES,
  MAX_LINK,
  MAX_NOTICE_DAYS,
  MAX_PERCENT,
  MAX_PLACES_WANTED,
  MAX_PROFILE_TEXT,
  MAX_RESPONSIBILITIES,
  MAX_SKILL,
  MAX_SKILLS,
  MAX_WORK_PERMITS,
  MIN_YEAR,
  OPEN_TO_WORK,
  SEEKER_TEXTS,
  YEARS_AHEAD,
} from "../../shared/seekers.ts";
import { PROFILES } from "../../shared/text/web-address.ts";
import { ContactVisibility, LanguageLevel, PayUnit } from "../generated/prisma/enums.ts";
import { payAmounts } from "../platform/pay-amounts.ts";
import {
  day,
  type Given,
  line,
  personName,
  phoneNumber,
  requiredLine,
  text,
  webAddress,
} from "../platform/validation.ts";

const detail = (name: string) => line(MAX_PROFILE_TEXT, name);

/** A number, or the text of a form field; null when blank. */
const number = (message: string, schema: z.ZodNumber) =>
  z
    .union([z.number(), z.string()], { error: message })
    .nullish()
    .transform((value) => (value === null || value === undefined || value === "" ? null : Number(value)))
    .pipe(schema.nullable());

/** From 0 to `max`, rounded to two decimals. */
function grade(name: string, max: number) {
  const message = `${name} must be a number from 0 to ${max}.`;
  return number(message, z.number(message).min(0, message).max(max, message)).transform((value) =>
    value === null ? null : Math.round(value * 100) / 100,
  );
}

function year(name: string, now: Date) {
  const last = now.getUTCFullYear() + YEARS_AHEAD;
  const message = `${name} must be a year from ${MIN_YEAR} to ${last}.`;
  return number(message, z.number(message).int(message).min(MIN_YEAR, message).max(last, message));
}

/** In the easternmost time zone a day begins up to 14 hours before it does in UTC. */
const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

/** A day that has begun in some time zone. */
const pastDay = (name: string, now: Date) =>
  day(name).refine(
    (date) => date === null || date.getTime() <= now.getTime() + EARLIEST_DAY_MS,
    SEEKER_TEXTS.future(name),
  );

/** A list of lines, each once in upper or lower case; blank ones are dropped. */
const lines = (one: string, many: string, max: number, tooMany: string) =>
  z
    .array(line(MAX_SKILL, one), { error: `${many} must be a list.` })
    .nullish()
    .transform((list) => {
      const known = new Set<string>();
      return (list ?? []).filter(
        (text) => text !== "" && !known.has(text.toLowerCase()) && known.add(text.toLowerCase()),
      );
    })
    .refine((list) => list.length <= max, tooMany);

/** A list of entries of a profile. */
const listOf = <Entry extends z.ZodType>(entry: Entry, max: number, many: string) =>
  z
    .array(entry, { error: `${many} must be a list.` })
    .max(max, `At most ${max} entries.`)
    .nullish()
    .transform((list) => list ?? []);

/** The fields of an entry of a history. `title`: the label of the first one there. */
export const experienceShape = (title: string, now: Date) => ({
  title: requiredLine(MAX_PROFILE_TEXT, title, `${title} is required.`),
  company: requiredLine(MAX_PROFILE_TEXT, "Company", "Company is required."),
  from: pastDay("Start date", now),
  to: pastDay("End date", now),
  responsibilities: text(MAX_RESPONSIBILITIES, "Responsibilities"),
});

function experiences(title: string, now: Date) {
  const entry = z
    .object(experienceShape(title, now))
    .transform(({ from, ...rest }, ctx) => {
      if (from) return { ...rest, from };
      ctx.addIssue({ code: "custom", path: ["from"], message: "Start date is required." });
      return z.NEVER;
    })
    .refine(({ from, to }) => to === null || to >= from, { path: ["to"], message: SEEKER_TEXTS.endBeforeStart });
  return listOf(entry, MAX_EXPERIENCES, "Experiences");
}

/** The fields of a further degree, a certificate or a project. */
export const entryShape = (now: Date) => ({
  title: requiredLine(MAX_PROFILE_TEXT, "Name", "Name is required."),
  organization: detail("Organization"),
  year: year("Year", now),
  link: webAddress(MAX_LINK, "Link"),
  description: text(MAX_RESPONSIBILITIES, "Description"),
});

const entries = (now: Date) => listOf(z.object(entryShape(now)), MAX_ENTRIES, "Entries");

const LANGUAGE_CODES = new Set(LANGUAGES.map(({ value }) => value));
const COUNTRY_CODES = new Set(COUNTRIES.map(({ code }) => code));

const languages = listOf(
  z.object({
    language: z.string().refine((code) => LANGUAGE_CODES.has(code), SEEKER_TEXTS.language),
    level: z.enum(LanguageLevel, { error: "Choose how well you speak it." }),
  }),
  MAX_LANGUAGES,
  "Languages",
).superRefine((list, ctx) => {
  for (const [index, { language }] of list.entries())
    if (list.findIndex((other) => other.language === language) < index)
      ctx.addIssue({ code: "custom", path: [index, "language"], message: SEEKER_TEXTS.repeated });
});

/** Null for none. */
const expectedPay = z
  .object({ ...payAmounts, payUnit: z.enum(PayUnit, { error: PAY_TEXTS.incomplete }) })
  .nullish()
  .transform((pay) => pay ?? null)
  .superRefine((pay, ctx) => {
    if (pay === null) return;
    const { payMin, payMax, payCurrency } = pay;
    const refuse = (field: string, message: string) => ctx.addIssue({ code: "custom", path: [field], message });
    if (payMin === null || payCurrency === null) refuse("payMin", PAY_TEXTS.incomplete);
    else if (payMax !== null && payMax < payMin) refuse("payMax", PAY_TEXTS.reversed);
  });

const visibility = z.enum(ContactVisibility, { error: "Choose who may see it." });

/** Every field that a seeker edits (docs/specification.md 3.2). `now` bounds days and years. */
export const profileSchema = (now: Date) =>
  z.object({
    name: personName(MAX_NAME, "Name", "Name is required."),
    phone: phoneNumber(line(40, "Phone number")),
    dob: pastDay("Date of birth", now),
    location: detail("Location"),
    currentProfession: detail("Current profession"),
    about: text(MAX_ABOUT, "About"),
    qualification: detail("Highest qualification"),
    course: detail("Course"),
    college: detail("College"),
    cgpa: grade("CGPA", MAX_CGPA),
    graduationYear: year("Graduation year", now),
    tenthSchool: detail("SSC school"),
    tenthPercent: grade("SSC percent", MAX_PERCENT),
    tenthPassout: year("SSC passout year", now),
    twelfthSchool: detail("HSC school"),
    twelfthPercent: grade("HSC percent", MAX_PERCENT),
    twelfthPassout: year("HSC passout year", now),
    skills: lines("A skill", "Skills", MAX_SKILLS, SEEKER_TEXTS.tooManySkills),
    linkedin: webAddress(MAX_LINK, "LinkedIn Url", PROFILES.linkedin),
    github: webAddress(MAX_LINK, "Github/Portfolio", PROFILES.github),
    phoneVisibility: visibility,
    emailVisibility: visibility,
    browsable: z.boolean({ error: "Say yes or no." }),
    openToWork: z.enum(
      OPEN_TO_WORK.map(({ value }) => value),
      { error: "Choose whether you are open to work." },
    ),
    hidesContacts: z.boolean({ error: "Say yes or no." }),
    jobExperiences: experiences("Job title", now),
    internExperiences: experiences("Job title", now),
    socialExperiences: experiences("Role", now),
    degrees: entries(now),
    certificates: entries(now),
    projects: entries(now),
    languages,
    noticeDays: number(
      SEEKER_TEXTS.notice,
      z
        .number(SEEKER_TEXTS.notice)
        .int(SEEKER_TEXTS.notice)
        .min(0, SEEKER_TEXTS.notice)
        .max(MAX_NOTICE_DAYS, SEEKER_TEXTS.notice),
    ),
    placesWanted: lines("A place", "Places", MAX_PLACES_WANTED, SEEKER_TEXTS.tooManyPlaces),
    workPermits: z
      .array(
        z.string().refine((code) => COUNTRY_CODES.has(code), "Enter countries as two letters (ISO 3166), such as IN."),
      )
      .max(MAX_WORK_PERMITS, `List at most ${MAX_WORK_PERMITS} countries.`)
      .nullish()
      .transform((list) => [...new Set(list)]),
    expectedPay,
  });

export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;

/** The changes of a profile, before validation: absent fields stay unchanged, null clears. */
export type ProfileInput = Given<ReturnType<typeof profileSchema>> & {
  /** The `updatedAt` that the changes are based on; absent: the later change wins. */
  readonly unchangedSince?: Date | null;
};
