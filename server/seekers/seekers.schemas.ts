import { z } from "zod";
import { MAX_NAME } from "../../shared/accounts.ts";
import {
  MAX_ABOUT,
  MAX_CGPA,
  MAX_EXPERIENCES,
  MAX_LINK,
  MAX_PERCENT,
  MAX_PROFILE_TEXT,
  MAX_RESPONSIBILITIES,
  MAX_SKILL,
  MAX_SKILLS,
  MIN_YEAR,
  OPEN_TO_WORK,
  SEEKER_TEXTS,
  YEARS_AHEAD,
} from "../../shared/seekers.ts";
import { PROFILES } from "../../shared/text/web-address.ts";
import { ContactVisibility } from "../generated/prisma/enums.ts";
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

const skills = z
  .array(line(MAX_SKILL, "A skill"), { error: "Skills must be a list." })
  .nullish()
  .transform((list) => list ?? [])
  .transform((list) => {
    const known = new Set<string>();
    return list.filter((skill) => skill !== "" && !known.has(skill.toLowerCase()) && known.add(skill.toLowerCase()));
  })
  .refine((list) => list.length <= MAX_SKILLS, SEEKER_TEXTS.tooManySkills);

/** One entry of a history. `title`: the label of its first field there. */
function experiences(title: string, now: Date) {
  const entry = z
    .object({
      title: requiredLine(MAX_PROFILE_TEXT, title, `${title} is required.`),
      company: requiredLine(MAX_PROFILE_TEXT, "Company", "Company is required."),
      from: pastDay("Start date", now),
      to: pastDay("End date", now),
      responsibilities: text(MAX_RESPONSIBILITIES, "Responsibilities"),
    })
    .transform(({ from, ...rest }, ctx) => {
      if (from) return { ...rest, from };
      ctx.addIssue({ code: "custom", path: ["from"], message: "Start date is required." });
      return z.NEVER;
    })
    .refine(({ from, to }) => to === null || to >= from, { path: ["to"], message: SEEKER_TEXTS.endBeforeStart });
  return z
    .array(entry, { error: "Experiences must be a list." })
    .max(MAX_EXPERIENCES, `At most ${MAX_EXPERIENCES} entries.`)
    .nullish()
    .transform((list) => list ?? []);
}

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
    skills,
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
  });

export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;

/** The changes of a profile, before validation: absent fields stay unchanged, null clears. */
export type ProfileInput = Given<ReturnType<typeof profileSchema>> & {
  /** The `updatedAt` that the changes are based on; absent: the later change wins. */
  readonly unchangedSince?: Date | null;
};
