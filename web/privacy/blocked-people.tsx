import { Button } from "@mantine/core";
import { useRef } from "react";
import { listProblem } from "../apollo/problem.ts";
import type { BlockedPeopleQuery } from "../generated/graphql.ts";
import { useBlockedPeopleQuery } from "../generated/privacy/privacy.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";
import classes from "./blocked-people.module.css";
import { useBlock } from "./use-block.ts";

const OPTIONS = { variables: { first: 20 }, fetchPolicy: "cache-and-network" } as const;
const FAILED = "Could not load whom you have blocked. Please check your internet connection.";

/** The people blocked by the seeker, with a way to unblock them. */
export function BlockedPeople() {
  const { data, error, refetch, fetchMore } = useBlockedPeopleQuery(OPTIONS);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={sections.section} aria-labelledby="blocked">
      <h2 id="blocked" ref={heading} tabIndex={-1}>
        Blocked people
      </h2>
      <p>You do not find each other, and neither of you can connect or write. They are not told.</p>
      {data ? (
        <People
          list={data.blockedPeople}
          fetchAfter={(after) => fetchMore({ variables: { after } })}
          onUnblocked={() => heading.current?.focus()}
        />
      ) : error ? (
        <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={2} label="Loading blocked people" />
      )}
    </section>
  );
}

interface PeopleProps {
  list: BlockedPeopleQuery["blockedPeople"];
  /** Loads the page after a cursor. */
  fetchAfter: (after: string | null | undefined) => Promise<unknown>;
  /** Takes over the focus: the pressed button disappears with its row. */
  onUnblocked: () => void;
}

function People({ list: { edges, pageInfo }, fetchAfter, onUnblocked }: PeopleProps) {
  const { unblock } = useBlock();
  // The focus must not move to the next row's button: a second press would unblock another person.
  const unblockFromList = async (person: { id: string; name: string }) => {
    if (await unblock(person)) onUnblocked();
  };
  const more = useMore(() => fetchAfter(pageInfo.endCursor));
  if (edges.length === 0 && !pageInfo.hasNextPage) return <p>Nobody is blocked.</p>;
  return (
    <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ul className={classes.people} aria-labelledby="blocked">
        {edges.map(({ node: { id, name } }) => (
          <li key={id} className={classes.person}>
            {name}
            <Button variant="default" onClick={() => void unblockFromList({ id, name })} aria-label={`Unblock ${name}`}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
