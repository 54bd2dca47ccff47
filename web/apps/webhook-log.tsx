import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import { useEffect } from "react";
import { listProblem, unsent } from "../apollo/problem.ts";
import { useReplayWebhookMutation, useWebhookLogQuery } from "../generated/apps/webhooks.ts";
import type { LoggedDeliveryFragment } from "../generated/graphql.ts";
import { exactTime } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { notifyProblem } from "../ui/notices/notify.ts";
import sections from "../ui/sections.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import classes from "./apps.module.css";
import { kindLabel } from "./new-webhook.tsx";

const FAILED = "Could not load the log. Please check your internet connection.";
const LOOK_AGAIN_MS = 2000;

/** Deliveries to a webhook in the last month, the newest first; polls while a first attempt is pending. */
export function WebhookLog({ endpointId, url, works }: { endpointId: string; url: string; works: boolean }) {
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useWebhookLogQuery({
    variables: { endpointId },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.webhookDeliveries;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  const waits = works && list?.edges.some(({ node }) => node.attempts === 0 && !node.failedAt);
  useEffect(() => {
    if (waits) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [waits, startPolling, stopPolling]);
  if (error && !list) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  if (!list) return <BlockSkeleton lines={3} label="Loading the log" />;
  if (list.edges.length === 0) return <p className={classes.log}>Nothing sent yet.</p>;
  return (
    <div className={classes.log}>
      <ul className={sections.rows} aria-label={`Sent to ${url}`}>
        {list.edges.map(({ node }) => (
          <DeliveryRow key={node.id} delivery={node} works={works} />
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

function DeliveryRow({ delivery, works }: { delivery: LoggedDeliveryFragment; works: boolean }) {
  const [replay, { loading }] = useReplayWebhookMutation();
  const { id, kind, createdAt, attempts, lastStatus, lastError } = delivery;
  const what = kind === "test" ? "Test" : kindLabel(kind);
  const again = () =>
    replay({ variables: { input: { deliveryId: id } } }).catch(notifyProblem(unsent("Could not send it again")));
  return (
    <li className={sections.row}>
      <div>
        {what}, <time dateTime={createdAt}>{exactTime(createdAt)}</time>
        <p>
          {attempts === 0 ? "Not tried yet" : attempts === 1 ? "Tried once" : `Tried ${attempts} times`}
          {lastError ? `. ${lastError}` : lastStatus ? `. The endpoint returned ${lastStatus}.` : ""}
        </p>
      </div>
      <Outcome delivery={delivery} />
      {works && (delivery.deliveredAt || delivery.failedAt) ? (
        <Button
          variant="default"
          loading={loading}
          onClick={() => void again()}
          aria-label={`Send again: ${what}, ${exactTime(createdAt)}`}
        >
          Send again
        </Button>
      ) : null}
    </li>
  );
}

function Outcome({ delivery: { deliveredAt, failedAt } }: { delivery: LoggedDeliveryFragment }) {
  if (deliveredAt) {
    return (
      <StatusBadge tone="accent" icon={IconCircleCheck}>
        Delivered
      </StatusBadge>
    );
  }
  return (
    <StatusBadge tone={failedAt ? "no" : "wait"} icon={failedAt ? IconAlertTriangle : IconClock}>
      {failedAt ? "Failed" : "Pending"}
    </StatusBadge>
  );
}
