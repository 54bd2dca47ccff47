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
const year = (example: string) =>
  optionalText(`A year, at most ${YEARS_AHEAD} ahead.`, { minimum: MIN_YEAR, pattern: "^\\d{4}$", example });

/** A list as sent by a form: as JSON. */
const list = (what: string, contentSchema: object, example: readonly unknown[]) =>
  optionalText(`JSON: ${what}. Replaces the list there is; blank keeps it.`, {
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
  return list(`a list of {${first}, company, from, to, responsibilities}`, { maxItems: MAX_EXPERIENCES, items }, [
    { [first]: example, company: "Forge", from: "2019-06-01", to: "2021-08-31", responsibilities: "Frames." },
  ]);
}

/** The form of one's own profile, as sent by legacy clients. */
export const profileForm = z.object({
  name: optionalText("Name.", { maxLength: MAX_NAME, example: "Ada Lovelace" }),
  phone: optionalText("Ten digits.", { pattern: PHONE.source, example: "9876543210" }),
  dob: optionalText("Date of birth, YYYY-MM-DD.", { format: "date", example: "1998-12-10" }),
  location: line("Location.", "Pune"),
  currentProfession: line("Profession.", "Welder"),
  about: optionalText("About.", { maxLength: MAX_ABOUT, example: "I weld frames." }),
  qualification: line("Highest qualification.", "Diploma"),
  course: line("Course.", "Mechanical engineering"),
  college: line("College.", "Government Polytechnic"),
  cgpa: number("0 to 10.", MAX_CGPA, "8.4"),
  graduationYear: year("2019"),
  tenthSchool: line("School of the tenth class.", "City School"),
  tenthPercent: number("Percent.", MAX_PERCENT, "81.5"),
  tenthPassout: year("2014"),
  twelveSchool: line("School of the twelfth class.", "City College"),
  twelfthPercent: number("Percent.", MAX_PERCENT, "79"),
  twelvePassout: year("2016"),
  linkedin: link("LinkedIn.", "https://www.linkedin.com/in/ada"),
  github: link("GitHub or portfolio.", "https://github.com/ada"),
  skills: list(
    `a list of at most ${MAX_SKILLS} texts`,
    { maxItems: MAX_SKILLS, items: { type: "string", maxLength: MAX_SKILL } },
    ["Welding"],
  ),
  jobExperiences: experiences("title", "Welder"),
  internExperiences: experiences("title", "Apprentice"),
  socialExperiences: experiences("role", "Teacher of evening classes"),
});

export type ProfileForm = z.output<typeof profileForm>;
