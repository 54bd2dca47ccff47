import { Button } from "@mantine/core";
import { listProblem } from "../apollo/problem.ts";
import { useEndedKeysQuery } from "../generated/apps/apps.ts";
import type { EndedKeyFragment, KeyEndReason, OwnAppFragment } from "../generated/graphql.ts";
import { exactTime, longDate } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";

const FAILED = "Could not load the keys. Please check your internet connection.";

const REASONS: Record<KeyEndReason, string> = {
  EXPIRED: "Expired",
  REVOKED: "Revoked",
  REPLACED: "Replaced by another key, expired",
  MEMBER_LEFT: "Its creator left the company, revoked",
};

/** Expired and revoked keys of an app, the latest first: when, why and whose they were. */
export function EndedKeys({ app }: { app: OwnAppFragment }) {
  const { data, error, refetch, fetchMore } = useEndedKeysQuery({
    variables: { app: app.nodeId },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.node?.endedKeys;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (error && !list) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  if (!list) return <BlockSkeleton lines={3} label="Loading the past keys" />;
  if (list.edges.length === 0)
    return <p className={classes.log}>No keys have expired or been revoked in the last 90 days.</p>;
  return (
    <div className={classes.log}>
      <ul className={sections.rows} aria-label={`Past keys for ${app.name}`}>
        {list.edges.map(({ node }) => (
          <EndedKeyRow key={node.id} of={node} />
        ))}
      </ul>
      {more.error ? <p role="alert">{listProblem(more.error, FAILED)}</p> : null}
      {list.pageInfo.hasNextPage ? (
        <Button variant="default" loading={more.loading} onClick={more.load}>
          {more.error ? "Try again" : "Show more"}
        </Button>
      ) : null}
    </div>
  );
}

function EndedKeyRow({ of: { hint, accountName, createdAt, endedAt, endReason } }: { of: EndedKeyFragment }) {
  return (
    <li className={sections.row}>
      <div>
        <code>{hint}</code>
        <p>
          Created by {accountName} on {longDate(createdAt)}.
          {endedAt ? (
            <>
              {" "}
              {REASONS[endReason ?? "EXPIRED"]} on <time dateTime={endedAt}>{exactTime(endedAt)}</time>.
            </>
          ) : null}
        </p>
      </div>
    </li>
  );
}
