import { Anchor } from "@mantine/core";
import type { SeekerProfile_SeekerFragment } from "../generated/graphql.ts";
import { monthAndYear } from "../ui/dates.ts";
import { Monogram } from "../ui/monogram.tsx";
import { webLink } from "../ui/web-link.ts";
import classes from "./seeker-summary.module.css";

const KINDS = [
  { kind: "JOB", title: "Job Experience" },
  { kind: "INTERNSHIP", title: "Internship Experience" },
  { kind: "SOCIAL", title: "Social Work / Extra-Curricular" },
] as const;

const percent = (value: number | null) => (value === null ? "" : `${value}%`);
const joined = (...parts: (string | number | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(", ");

const factsOf = (seeker: SeekerProfile_SeekerFragment): [name: string, value: string][] => [
  ["Age", seeker.age === null ? "" : String(seeker.age)],
  ["Highest qualification", seeker.qualification],
  ["Phone", seeker.phone ?? ""],
  ["Email", seeker.email ?? ""],
  ["Location", seeker.location],
  ["Course", joined(seeker.course, seeker.college, seeker.graduationYear)],
  ["CGPA", seeker.cgpa === null ? "" : String(seeker.cgpa)],
  ["HSC", joined(seeker.twelfthSchool, percent(seeker.twelfthPercent), seeker.twelfthPassout)],
  ["SSC", joined(seeker.tenthSchool, percent(seeker.tenthPercent), seeker.tenthPassout)],
];

/** A seeker's profile as a recruiter reads it beside a list. A pure view. */
export function SeekerSummary({ seeker }: { seeker: SeekerProfile_SeekerFragment }) {
  const links = [
    ["LinkedIn", seeker.linkedin],
    ["GitHub", seeker.github],
  ].filter(([, address]) => address);
  return (
    <article className={classes.profile} aria-label={`Profile of ${seeker.name}`}>
      <header className={classes.head}>
        <Monogram name={seeker.name} url={seeker.photoUrl} size={64} shape="person" />
        <div>
          <h3 className={classes.name}>{seeker.name}</h3>
          <p className={classes.quiet}>{seeker.currentProfession}</p>
        </div>
      </header>
      {seeker.about ? <p className={classes.text}>{seeker.about}</p> : null}
      {seeker.skills.length > 0 ? (
        <ul className={classes.skills} aria-label="Skills">
          {seeker.skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      ) : null}
      <dl className={classes.facts}>
        {factsOf(seeker)
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {KINDS.map(({ kind, title }) => {
        const entries = seeker.experiences.filter((entry) => entry.kind === kind);
        return entries.length === 0 ? null : (
          <section key={kind}>
            <h4 className={classes.section}>{title}</h4>
            {entries.map((entry) => (
              <div key={entry.id} className={classes.entry}>
                <strong>{entry.title}</strong>, {entry.company}
                <p className={classes.quiet}>
                  {monthAndYear(entry.from)} to {entry.to ? monthAndYear(entry.to) : "Present"}
                </p>
                {entry.responsibilities ? <p className={classes.text}>{entry.responsibilities}</p> : null}
              </div>
            ))}
          </section>
        );
      })}
      {links.length > 0 ? (
        <p className={classes.links}>
          {links.map(([name, address = ""]) => (
            <Anchor key={name} href={webLink(address)} target="_blank" rel="noreferrer">
              {name}
            </Anchor>
          ))}
        </p>
      ) : null}
    </article>
  );
}
