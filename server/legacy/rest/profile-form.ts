import { z } from "zod";
import { MAX_NAME, PHONE } from "../../../shared/accounts.ts";
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
  YEARS_AHEAD,
} from "../../../shared/seekers.ts";
import { optionalText, WEB_ADDRESS } from "./request-schemas.ts";

const line = (description: string, example: string) =>
  optionalText(description, { maxLength: MAX_PROFILE_TEXT, example });
const link = (description: string, example: string) =>
  optionalText(`${description} ${WEB_ADDRESS}`, { maxLength: MAX_LINK, example });
const number = (description: string, maximum: number, example: string) =>
  optionalText(description, { minimum: 0, maximum, example });
const year = (description: string, example: string) =>
  optionalText(`${description} From ${MIN_YEAR} to ${YEARS_AHEAD} years from now.`, {
    minimum: MIN_YEAR,
    pattern: "^\\d{4}$",
    example,
  });

/** A list as sent by a form: as JSON. */
const list = (what: string, contentSchema: object, example: readonly unknown[]) =>
  optionalText(`A JSON array: ${what}. It replaces the stored list; if it is blank, the stored list stays.`, {
    contentMediaType: "application/json",
    contentSchema: { type: "array", ...contentSchema },
    example: JSON.stringify(example),
  });

/** `first`: the name of the first field of an entry. */
function experiences(first: "title" | "role", example: string) {
  const text = (maxLength: number) => ({ type: "string", maxLength });
  const items = {
    type: "object",
    properties: {
      [first]: text(MAX_PROFILE_TEXT),
      company: text(MAX_PROFILE_TEXT),
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date" },
      responsibilities: text(MAX_RESPONSIBILITIES),
    },
    required: [first, "company", "from"],
  };
  return list(
    `at most ${MAX_EXPERIENCES} objects with ${first}, company, from, to and responsibilities`,
    { maxItems: MAX_EXPERIENCES, items },
    [{ [first]: example, company: "Forge", from: "2019-06-01", to: "2021-08-31", responsibilities: "Frames." }],
  );
}

/** The form of one's own profile, as sent by legacy clients. */
export const profileForm = z.object({
  name: optionalText("The seeker's name.", { maxLength: MAX_NAME, example: "Ada Lovelace" }),
  phone: optionalText("The phone number, ten digits.", { pattern: PHONE.source, example: "9876543210" }),
  dob: optionalText("The date of birth, YYYY-MM-DD.", { format: "date", example: "1998-12-10" }),
  location: line("Where the seeker lives.", "Pune"),
  currentProfession: line("The current profession.", "Welder"),
  about: optionalText("What the seeker writes about themselves.", { maxLength: MAX_ABOUT, example: "I weld frames." }),
  qualification: line("The highest qualification.", "Diploma"),
  course: line("The course of study.", "Mechanical engineering"),
  college: line("The college.", "Government Polytechnic"),
  cgpa: number("The cumulative grade point average, a number from 0 to 10.", MAX_CGPA, "8.4"),
  graduationYear: year("The year of graduation.", "2019"),
  tenthSchool: line("The school of the tenth class.", "City School"),
  tenthPercent: number("The result of the tenth class in percent, 0 to 100.", MAX_PERCENT, "81.5"),
  tenthPassout: year("The year of passing the tenth class.", "2014"),
  twelveSchool: line("The school of the twelfth class.", "City College"),
  twelfthPercent: number("The result of the twelfth class in percent, 0 to 100.", MAX_PERCENT, "79"),
  twelvePassout: year("The year of passing the twelfth class.", "2016"),
  linkedin: link("The LinkedIn profile.", "https://www.linkedin.com/in/ada"),
  github: link("The GitHub profile or portfolio.", "https://github.com/ada"),
  skills: list(
    `at most ${MAX_SKILLS} skills, each at most ${MAX_SKILL} characters`,
    { maxItems: MAX_SKILLS, items: { type: "string", maxLength: MAX_SKILL } },
    ["Welding"],
  ),
  jobExperiences: experiences("title", "Welder"),
  internExperiences: experiences("title", "Apprentice"),
  socialExperiences: experiences("role", "Teacher of evening classes"),
});

export type ProfileForm = z.output<typeof profileForm>;
