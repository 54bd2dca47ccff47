import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { listProblem } from "../apollo/problem.ts";
import { useKeyUsesQuery } from "../generated/apps/apps.ts";
import type { LoggedUseFragment, OwnAppFragment } from "../generated/graphql.ts";
import { exactTime } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import sections from "../ui/sections.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import classes from "./apps.module.css";

const FAILED = "Could not load the requests. Please check your internet connection.";

/** The uses of an app's keys, the newest first. */
export function KeyUses({ app }: { app: OwnAppFragment }) {
  const { data, error, refetch, fetchMore } = useKeyUsesQuery({
    variables: { app: app.nodeId },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.node?.uses;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (error && !list) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  if (!list) return <BlockSkeleton lines={3} label="Loading the requests" />;
  if (list.edges.length === 0) return <p className={classes.log}>Its keys have not been used yet.</p>;
  return (
    <div className={classes.log}>
      <ul className={sections.rows} aria-label={`Recent requests from ${app.name}`}>
        {list.edges.map(({ node }) => (
          <UseRow key={node.id} use={node} />
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

function UseRow({ use: { operation, outcome, address, usedAt } }: { use: LoggedUseFragment }) {
  return (
    <li className={sections.row}>
      <div>
        <code>{operation}</code>
        <p>
          <time dateTime={usedAt}>{exactTime(usedAt)}</time>, from {address}
        </p>
      </div>
      {outcome === "REFUSED" ? (
        <StatusBadge tone="no" icon={IconAlertTriangle}>
          Refused: missing scope
        </StatusBadge>
      ) : (
        <StatusBadge tone="accent" icon={IconCircleCheck}>
          Allowed
        </StatusBadge>
      )}
    </li>
  );
}
