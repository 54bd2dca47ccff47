import { Button } from "@mantine/core";
import { useRef } from "react";
import { problemOf } from "../apollo/problem.ts";
import { useBlockedPeopleQuery } from "../generated/graphql.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { BlockSkeleton } from "../ui/skeletons.tsx";
import classes from "./privacy-page.module.css";
import { useBlock } from "./use-block.ts";

/** Whom the seeker has blocked, with the way back. */
export function BlockedPeople() {
  const { data, error, refetch } = useBlockedPeopleQuery({ fetchPolicy: "cache-and-network" });
  const { unblock } = useBlock();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes with its row. Not to the next one's: pressed twice, it would unblock two.
  const unblockFromList = async (person: { id: string; name: string }) => {
    if (await unblock(person)) heading.current?.focus();
  };
  return (
    <section className={classes.section} aria-labelledby="blocked">
      <h2 id="blocked" ref={heading} tabIndex={-1}>
        Blocked people
      </h2>
      <p>You do not find each other, and neither of you can connect or write. They are not told.</p>
      {data?.blockedPeople.length === 0 ? <p>Nobody is blocked.</p> : null}
      {data ? (
        <ul className={classes.people}>
          {data.blockedPeople.map(({ id, name }) => (
            <li key={id} className={classes.person}>
              {name}
              <Button
                variant="default"
                onClick={() => void unblockFromList({ id, name })}
                aria-label={`Unblock ${name}`}
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={2} label="Loading blocked people" />
      )}
    </section>
  );
}
