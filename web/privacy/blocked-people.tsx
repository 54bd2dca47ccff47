import { Button } from "@mantine/core";
import { listProblem } from "../apollo/problem.ts";
import type { BlockedPeopleQuery } from "../generated/graphql.ts";
import { useBlockedPeopleQuery } from "../generated/privacy/privacy.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";
import classes from "./blocked-people.module.css";
import { useBlock } from "./use-block.ts";

export const BLOCKED_OPTIONS = { variables: { first: 20 }, fetchPolicy: "cache-and-network" } as const;
const FAILED = "Could not load your blocked people. Please check your internet connection.";

/** The people blocked by the seeker, with a way to unblock them. */
export function BlockedPeople() {
  const { data, error, refetch, fetchMore } = useBlockedPeopleQuery(BLOCKED_OPTIONS);
  return (
    <section className={sections.section} aria-labelledby="blocked">
      <h2 id="blocked">Blocked people</h2>
      <p>
        You and a blocked person cannot find, message or connect with each other. They are not notified that you blocked
        them.
      </p>
      {data ? (
        // A row, not its button: a second press must not unblock the next person.
        <FocusKeeper stops="li" afterLast="heading" className={sections.list}>
          <People list={data.blockedPeople} fetchAfter={(after) => fetchMore({ variables: { after } })} />
        </FocusKeeper>
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
}

function People({ list: { edges, pageInfo }, fetchAfter }: PeopleProps) {
  const { unblock } = useBlock();
  const more = useMore(() => fetchAfter(pageInfo.endCursor));
  if (edges.length === 0 && !pageInfo.hasNextPage) return <p>You have not blocked anyone.</p>;
  return (
    <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ul className={classes.people} aria-labelledby="blocked">
        {edges.map(({ node: { id, name } }) => (
          <li key={id} className={classes.person}>
            {name}
            <Button variant="default" onClick={() => void unblock({ id, name })} aria-label={`Unblock ${name}`}>
              Unblock
            </Button>
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
