import { labelOf } from "../../shared/closed-list.ts";
import { SECURITY_EVENTS } from "../../shared/security-events.ts";
import { listProblem } from "../apollo/problem.ts";
import { useSecurityActivityQuery } from "../generated/accounts/security-activity.ts";
import type { SecurityActivityQuery } from "../generated/graphql.ts";
import { exactTime } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";

const OPTIONS = { variables: { first: 10 }, fetchPolicy: "cache-and-network" } as const;
const FAILED = "Could not load the activity on your account. Please check your internet connection.";

/** Security events of the account: logins, including refused ones, and changes, with their origin. */
export function SecurityActivity() {
  const { data: loaded, previousData, error, refetch, fetchMore } = useSecurityActivityQuery(OPTIONS);
  // It is refetched after a change by the person.
  const data = loaded ?? (error ? undefined : previousData);
  return (
    <section className={sections.section} aria-labelledby="security-activity">
      <h2 id="security-activity">Security activity</h2>
      <p>Recent activity on your account. If you do not recognize something, change your password.</p>
      {data ? (
        <Events list={data.viewerSecurityEvents} fetchAfter={(after) => fetchMore({ variables: { after } })} />
      ) : error ? (
        <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={4} label="Loading the activity on your account" />
      )}
    </section>
  );
}

interface EventsProps {
  list: SecurityActivityQuery["viewerSecurityEvents"];
  /** Loads the page after a cursor. */
  fetchAfter: (after: string | null | undefined) => Promise<unknown>;
}

function Events({ list: { edges, pageInfo }, fetchAfter }: EventsProps) {
  const more = useMore(() => fetchAfter(pageInfo.endCursor));
  if (edges.length === 0 && !pageInfo.hasNextPage) return <p>No activity yet.</p>;
  return (
    <div className={sections.list}>
      <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED} loadsByItself={false}>
        <ul className={sections.rows} aria-labelledby="security-activity">
          {edges.map(({ node: { id, kind, outcome, device, address, createdAt } }) => (
            <li key={id} className={sections.row}>
              <div>
                <strong>
                  {labelOf(SECURITY_EVENTS, kind)}
                  {outcome === "REFUSED" ? " failed" : ""}
                </strong>
                <p>
                  <time dateTime={createdAt}>{exactTime(createdAt)}</time>
                  {[device, address && `from ${address}`].filter(Boolean).map((part) => `, ${part}`)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </InfiniteList>
    </div>
  );
}
