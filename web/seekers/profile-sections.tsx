import { Accordion } from "@mantine/core";
import type { ReactNode } from "react";
import { factLine } from "../../shared/text/fact-line.ts";
import type { Profile_SeekerFragment } from "../generated/graphql.ts";
import { monthAndYear } from "../ui/dates.ts";
import classes from "./profile-sections.module.css";

/** The data of a displayed profile. */
export type ProfileView = Omit<Profile_SeekerFragment, "__typename">;

type Entry = ProfileView["experiences"][number];

const HISTORIES = [
  { kind: "JOB", title: "Job Experience" },
  { kind: "INTERNSHIP", title: "Internship Experience" },
  { kind: "SOCIAL", title: "Social Work / Extra-Curricular" },
] as const satisfies readonly { kind: Entry["kind"]; title: string }[];

/** Education and the three histories as collapsible sections; non-empty ones are open at first. */
export function ProfileSections({ person }: { person: ProfileView }) {
  const education = educationOf(person);
  const sections = [
    { id: "EDUCATION", title: "Education", content: education.length > 0 ? <Education stages={education} /> : null },
    ...HISTORIES.map(({ kind, title }) => {
      const entries = person.experiences.filter((entry) => entry.kind === kind);
      return { id: kind, title, content: entries.length > 0 ? <History entries={entries} /> : null };
    }),
  ];
  const open = sections.filter(({ content }) => content !== null).map(({ id }) => id);
  return (
    <Accordion multiple defaultValue={open} order={2} variant="separated" radius="md" className={classes.sections}>
      {sections.map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content ?? <p className={classes.nothing}>Nothing added yet.</p>}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

interface Stage {
  name: string;
  place: string | null;
  details: string[];
}

const shown = (label: string, value: string | number | null, unit = ""): string[] =>
  value === null ? [] : [`${label} ${value}${unit}`];

/** College, then HSC, then SSC; empty ones are omitted. */
function educationOf(person: ProfileView): Stage[] {
  const stages = [
    {
      name: person.course || "College",
      place: person.college,
      details: [...shown("CGPA", person.cgpa), ...shown("Graduation year", person.graduationYear)],
      has: person.course !== null,
    },
    {
      name: "HSC",
      place: person.twelfthSchool,
      details: [...shown("Percent", person.twelfthPercent, "%"), ...shown("Passout year", person.twelfthPassout)],
      has: false,
    },
    {
      name: "SSC",
      place: person.tenthSchool,
      details: [...shown("Percent", person.tenthPercent, "%"), ...shown("Passout year", person.tenthPassout)],
      has: false,
    },
  ];
  return stages.filter(({ place, details, has }) => has || place !== null || details.length > 0);
}

function Education({ stages }: { stages: readonly Stage[] }) {
  return (
    <ul className={classes.entries}>
      {stages.map(({ name, place, details }) => (
        <li key={name}>
          <h3 className={classes.title}>{name}</h3>
          {place ? <p className={classes.place}>{place}</p> : null}
          {details.length > 0 ? <p className={classes.when}>{factLine(...details)}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** "March 2022 – Present". */
export const period = ({ from, to }: Pick<Entry, "from" | "to">): string =>
  `${monthAndYear(from)} – ${to === null ? "Present" : monthAndYear(to)}`;

function History({ entries }: { entries: readonly Entry[] }): ReactNode {
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <h3 className={classes.title}>{entry.title}</h3>
          <p className={classes.place}>{entry.company}</p>
          <p className={classes.when}>{period(entry)}</p>
          {entry.responsibilities ? <p className={classes.text}>{entry.responsibilities}</p> : null}
        </li>
      ))}
    </ul>
  );
}
