import { Accordion } from "@mantine/core";
import { factLine } from "../../shared/text/fact-line.ts";
import type { Profile_SeekerFragment } from "../generated/graphql.ts";
import { PageLink } from "../ui/page-link.tsx";
import { type HistoryEntry, historiesOf } from "./histories.ts";
import { EntryLink } from "./history-list.tsx";
import classes from "./profile-sections.module.css";

/** The data of a displayed profile. */
export type ProfileView = Omit<Profile_SeekerFragment, "__typename">;

/** Education and the histories as collapsible sections. At first, those with content are open; on one's own profile all. */
export function ProfileSections({ person, isOwn }: { person: ProfileView; isOwn: boolean }) {
  const education = educationOf(person);
  const sections = [
    { id: "EDUCATION", title: "Education", content: education.length > 0 ? <Entries entries={education} /> : null },
    ...historiesOf(person).map(({ kind, title, entries }) => ({
      ...{ id: kind, title },
      content: entries.length > 0 ? <Entries entries={entries} /> : null,
    })),
  ];
  const open = sections.filter(({ content }) => isOwn || content !== null).map(({ id }) => id);
  return (
    <Accordion multiple defaultValue={open} order={2} variant="separated" radius="md" className={classes.sections}>
      {sections.map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            {content ?? (
              <p className={classes.nothing}>
                Nothing added yet.{" "}
                {isOwn ? (
                  <PageLink to={`/main/userprofile-edit#${id === "EDUCATION" ? "education" : "experience"}`}>
                    Add {title.toLowerCase()}
                  </PageLink>
                ) : null}
              </p>
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

const shown = (label: string, value: string | number | null, unit = ""): string[] =>
  value === null ? [] : [`${label} ${value}${unit}`];

/** College, then HSC, then SSC; empty ones are omitted. */
const educationOf = (person: ProfileView): HistoryEntry[] =>
  [
    {
      title: person.course || "College",
      place: person.college,
      details: [...shown("CGPA", person.cgpa), ...shown("Graduation year", person.graduationYear)],
      has: person.course !== null,
    },
    {
      title: "HSC",
      place: person.twelfthSchool,
      details: [...shown("Percent", person.twelfthPercent, "%"), ...shown("Passout year", person.twelfthPassout)],
      has: false,
    },
    {
      title: "SSC",
      place: person.tenthSchool,
      details: [...shown("Percent", person.tenthPercent, "%"), ...shown("Passout year", person.tenthPassout)],
      has: false,
    },
  ]
    .filter(({ place, details, has }) => has || place !== null || details.length > 0)
    .map(({ title, place, details }) => ({
      ...{ key: title, title, place: place ?? "", when: factLine(...details), text: "", link: "" },
    }));

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ul className={classes.entries}>
      {entries.map(({ key, title, place, when, text, link }) => (
        <li key={key}>
          <h3 className={classes.title}>{title}</h3>
          {place ? <p className={classes.place}>{place}</p> : null}
          {when ? <p className={classes.when}>{when}</p> : null}
          {text ? <p className={classes.text}>{text}</p> : null}
          <EntryLink link={link} />
        </li>
      ))}
    </ul>
  );
}
