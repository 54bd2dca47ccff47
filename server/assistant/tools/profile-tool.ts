import { z } from "zod";
import { countryName } from "../../../shared/countries.ts";
import { languagesText } from "../../../shared/profiles/languages.ts";
import { capitalized } from "../../../shared/text/case.ts";
import type { ProfileEntry } from "../../seekers/profile-entries.types.ts";
import type { Experience, Seeker } from "../../seekers/seekers.types.ts";
import type { Source, Tool } from "./tool.ts";

const month = (date: Date) => date.toISOString().slice(0, 7);

const line = (name: string, value: string | number | null): string => (value ? `${name}: ${value}` : "");

const experience = ({ title, company, from, to, responsibilities }: Experience): string =>
  `${title} at ${company}, ${month(from)} to ${to ? month(to) : "present"}. ${responsibilities}`;

const otherEntry = ({ kind, title, organization, year, description }: ProfileEntry): string =>
  `${capitalized(kind.toLowerCase())}: ${[title, organization, year].filter(Boolean).join(", ")}. ${description}`;

/** Returns the profile by its sections, without name, phone, email, photo, date of birth and expected pay. */
function sections(profile: Seeker): [string, string[]][] {
  const of = (kind: Experience["kind"]) => profile.experiences.filter((entry) => entry.kind === kind).map(experience);
  return [
    [
      "about",
      [line("Profession", profile.currentProfession), line("City", profile.location), line("About", profile.about)],
    ],
    ["skills", [profile.skills.join(", ")]],
    [
      "education",
      [
        line("Highest qualification", profile.qualification),
        line("Course", profile.course),
        line("College", profile.college),
        line("CGPA", profile.cgpa),
        line("Graduation year", profile.graduationYear),
        line(
          "HSC",
          [profile.twelfthSchool, profile.twelfthPercent && `${profile.twelfthPercent}%`].filter(Boolean).join(", "),
        ),
        line(
          "SSC",
          [profile.tenthSchool, profile.tenthPercent && `${profile.tenthPercent}%`].filter(Boolean).join(", "),
        ),
      ],
    ],
    ["job experience", of("JOB")],
    ["internships", of("INTERNSHIP")],
    ["social work", of("SOCIAL")],
    ["further degrees, certificates and projects", profile.entries.map(otherEntry)],
    [
      "next job",
      [
        line("Languages", languagesText(profile.languages)),
        line("Notice period", profile.noticeDays === null ? null : `${profile.noticeDays} days`),
        line("Preferred locations", profile.placesWanted.join(", ")),
        line("Can work without sponsorship in", profile.workPermits.map(countryName).join(", ")),
      ],
    ],
  ];
}

function asSource([section, lines]: [string, string[]]): Source {
  const written = lines.filter((line) => line.trim() !== "");
  return { title: `profile, ${section}`, lines: written.length > 0 ? written : ["(empty)"] };
}

export const profileTool: Tool = {
  name: "read_profile",
  description:
    "Reads the seeker's own Worklane profile: profession, skills, education, experience, certificates, projects, languages and what they want of a next job. It says whether there is a stored resume; `read_resume` reads it.",
  input: z.object({}),
  activity: "Reading your profile",
  async run({ actor, data }) {
    const profile = await data.readProfile(actor);
    const files: [string, string[]] = ["files", [profile.hasResume ? "A resume is stored." : "No resume is stored."]];
    return { sources: [...sections(profile), files].map(asSource) };
  },
};
