import { Anchor } from "@mantine/core";
import { webLink } from "../ui/web-link.ts";
import { type HistoryPerson, historiesOf } from "./histories.ts";
import classes from "./seeker-summary.module.css";

interface HistoryListProps {
  person: HistoryPerson;
  /** One level below the heading of the name. */
  heading?: "h3" | "h4";
}

/** A person's experience, projects, certificates and further degrees. */
export function HistoryList({ person, heading: Heading = "h4" }: HistoryListProps) {
  return historiesOf(person).map(({ kind, title, entries }) =>
    entries.length === 0 ? null : (
      <section key={kind}>
        <Heading className={classes.section}>{title}</Heading>
        {entries.map((entry) => (
          <div key={entry.key} className={classes.entry}>
            <strong>{entry.title}</strong>
            {entry.place ? `, ${entry.place}` : null}
            {entry.when ? <p className={classes.quiet}>{entry.when}</p> : null}
            {entry.text ? <p className={classes.text}>{entry.text}</p> : null}
            <EntryLink link={entry.link} />
          </div>
        ))}
      </section>
    ),
  );
}

/** The address that an entry states, as a link. */
export const EntryLink = ({ link }: { link: string }) =>
  link ? (
    <Anchor href={webLink(link)} target="_blank" rel="noreferrer" className={classes.text}>
      {link}
    </Anchor>
  ) : null;
