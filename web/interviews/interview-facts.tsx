import { Anchor } from "@mantine/core";
import type { Interview_InterviewFragment } from "../generated/graphql.ts";
import { InterviewTime } from "./interview-time.tsx";
import classes from "./interviews.module.css";

/** When and where an interview is, its participants, and what the company wrote. */
export function InterviewFacts({ interview }: { interview: Interview_InterviewFragment }) {
  const { title, minutes, startsAt, status, place, members, note } = interview;
  const names = members.flatMap(({ name }) => name ?? []);
  return (
    <div className={classes.facts}>
      {status === "OFFERED" || !startsAt ? null : (
        <p className={classes.when}>
          <InterviewTime at={startsAt} />
        </p>
      )}
      <p>
        {title}, {minutes} minutes{names.length > 0 ? `, with ${names.join(", ")}` : ""}
      </p>
      <p>
        {/^https?:\/\//i.test(place) ? (
          <Anchor href={place} target="_blank" rel="noreferrer">
            {place}
          </Anchor>
        ) : (
          place
        )}
      </p>
      {note ? <p className={classes.written}>{note}</p> : null}
    </div>
  );
}
