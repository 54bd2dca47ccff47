import { z } from "zod";
import type { Experience, Seeker } from "../seekers/seekers.types.ts";
import type { Source, Tool } from "./tool.ts";

const month = (date: Date) => date.toISOString().slice(0, 7);

const told = (name: string, value: string | number | null): string => (value ? `${name}: ${value}` : "");

const experience = ({ title, company, from, to, responsibilities }: Experience): string =>
  `${title} at ${company}, ${month(from)} to ${to ? month(to) : "present"}. ${responsibilities}`;

/** The profile by its sections, without name, phone, e-mail, photo and date of birth. */
function sections(profile: Seeker): [string, string[]][] {
  const of = (kind: Experience["kind"]) => profile.experiences.filter((entry) => entry.kind === kind).map(experience);
  return [
    [
      "about",
      [told("Profession", profile.currentProfession), told("City", profile.location), told("About", profile.about)],
    ],
    ["skills", [profile.skills.join(", ")]],
    [
      "education",
      [
        told("Highest qualification", profile.qualification),
        told("Course", profile.course),
        told("College", profile.college),
        told("CGPA", profile.cgpa),
        told("Graduation year", profile.graduationYear),
        told(
          "HSC",
          [profile.twelfthSchool, profile.twelfthPercent && `${profile.twelfthPercent}%`].filter(Boolean).join(", "),
        ),
        told(
          "SSC",
          [profile.tenthSchool, profile.tenthPercent && `${profile.tenthPercent}%`].filter(Boolean).join(", "),
        ),
      ],
    ],
    ["job experience", of("JOB")],
    ["internships", of("INTERNSHIP")],
    ["social work", of("SOCIAL")],
  ];
}

function asSource([section, lines]: [string, string[]]): Source {
  const told = lines.filter((line) => line.trim() !== "");
  return { title: `profile, ${section}`, lines: told.length > 0 ? told : ["(empty)"] };
}

export const profileTool: Tool = {
  name: "read_profile",
  description:
    "Reads the seeker's own Worklane profile: profession, skills, education, experience. It says whether there is a stored resume; `read_resume` reads it.",
  input: z.object({}),
  activity: "Reading your profile",
  async run({ actor, data }) {
    const profile = await data.readProfile(actor);
    const files: [string, string[]] = ["files", [profile.hasResume ? "A resume is stored." : "No resume is stored."]];
    return { sources: [...sections(profile), files].map(asSource) };
  },
};
