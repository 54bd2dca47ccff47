import { Anchor } from "@mantine/core";
import type { SeekerProfile_SeekerFragment } from "../generated/graphql.ts";
import { Monogram } from "../ui/monogram.tsx";
import { webLink } from "../ui/web-link.ts";
import { HistoryList } from "./history-list.tsx";
import { type Facts, nextJobFactsOf } from "./next-job-facts.ts";
import classes from "./seeker-summary.module.css";
import { SkillList } from "./skill-list.tsx";

const percent = (value: number | null) => (value === null ? "" : `${value}%`);
const joined = (...parts: (string | number | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(", ");

/** Age and school, which say little about a person's work. */
export const schoolFactsOf = (seeker: SeekerProfile_SeekerFragment): Facts => [
  ["Age", seeker.age === null ? "" : String(seeker.age)],
  ["Highest qualification", seeker.qualification],
  ["Course", joined(seeker.course, seeker.college, seeker.graduationYear)],
  ["CGPA", seeker.cgpa === null ? "" : String(seeker.cgpa)],
  ["HSC", joined(seeker.twelfthSchool, percent(seeker.twelfthPercent), seeker.twelfthPassout)],
  ["SSC", joined(seeker.tenthSchool, percent(seeker.tenthPercent), seeker.tenthPassout)],
];

const factsOf = (seeker: SeekerProfile_SeekerFragment, hidden: string): Facts => [
  ["Phone", seeker.phone ?? hidden],
  ["Email", seeker.email ?? hidden],
  ["Location", seeker.location],
  ...nextJobFactsOf(seeker),
  ...schoolFactsOf(seeker),
];

/** Names and values; facts that are not stated are omitted. */
export function FactList({ facts }: { facts: Facts }) {
  const stated = facts.filter(([, value]) => value);
  return stated.length === 0 ? null : (
    <dl className={classes.facts}>
      {stated.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface SeekerSummaryProps {
  seeker: SeekerProfile_SeekerFragment;
  /** Text shown in place of a contact detail that the reader may not see. */
  hidden?: string;
}

/** A seeker's profile as shown to a recruiter beside a list. A pure view. */
export function SeekerSummary({ seeker, hidden = "" }: SeekerSummaryProps) {
  const { linkedin, github } = seeker;
  const links = [...(linkedin ? [["LinkedIn", linkedin]] : []), ...(github ? [["GitHub", github]] : [])];
  return (
    <article className={classes.profile} aria-label={`${seeker.name}'s profile`}>
      <header className={classes.head}>
        <Monogram name={seeker.name} url={seeker.photoUrl} size={64} shape="person" />
        <div>
          <h3 className={classes.name}>{seeker.name}</h3>
          <p className={classes.quiet}>{seeker.currentProfession}</p>
        </div>
      </header>
      {seeker.about ? <p className={classes.text}>{seeker.about}</p> : null}
      <SkillList skills={seeker.skills} />
      <FactList facts={factsOf(seeker, hidden)} />
      <HistoryList person={seeker} />
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
