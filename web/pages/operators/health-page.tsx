import { listProblem } from "../../apollo/problem.ts";
import type { OperatorHealthQuery } from "../../generated/graphql.ts";
import { useOperatorHealthQuery } from "../../generated/operators/health.ts";
import classes from "../../operators/console.module.css";
import { WorkList } from "../../operators/work-list.tsx";
import { exactTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import sections from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";

const EVERY_MS = 5000;
const FAILED = "Could not load the status. Retrying automatically.";

type Health = OperatorHealthQuery["operatorHealth"];

/** /operators/health: the state of the queue, mails, webhooks and the node, polled every few seconds. */
export function Component() {
  useTitle("Health");
  const { data, error, refetch } = useOperatorHealthQuery({
    fetchPolicy: "network-only",
    nextFetchPolicy: "network-only",
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const health = data?.operatorHealth;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Health"
        subtitle={
          health ? `As of ${exactTime(health.at)}. Updates automatically.` : "The state of the server and its work."
        }
      />
      {error ? <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} /> : null}
      {health ? <Parts health={health} /> : error ? null : <BlockSkeleton lines={8} label="Loading the status" />}
    </div>
  );
}

function Parts({ health: { schemaIsCurrent, busIsUp, workers, mails, webhooks, work } }: { health: Health }) {
  const queued = ({ waiting, oldest }: { waiting: number; oldest?: string | null }) =>
    oldest ? `${waiting} waiting (the oldest since ${exactTime(oldest)})` : `${waiting} waiting`;
  return (
    <>
      <section className={sections.section} aria-labelledby="parts">
        <h2 id="parts">Components</h2>
        <dl className={classes.facts}>
          <Fact
            name="Database"
            value={schemaIsCurrent ? "Responding" : "Responding, with the schema of another version"}
          />
          <Fact
            name="Live updates"
            value={busIsUp ? "Connected" : "Disconnected: changes on other nodes appear late"}
          />
          <Fact
            name="Workers"
            value={workers === 0 ? "None running: nothing is being sent" : `${workers} running, 2 in each process`}
          />
          <Fact name="Emails" value={`${queued(mails)}, ${mails.failing} failing, ${mails.failed} abandoned`} />
          <Fact
            name="Webhooks"
            value={`${queued(webhooks)}. Endpoints: ${webhooks.endpoints} (${webhooks.failing} failing, ${webhooks.disabled} turned off)`}
          />
        </dl>
      </section>
      <section className={classes.panel} aria-labelledby="work">
        <h2 id="work">Background work</h2>
        {work.length > 0 ? <WorkList work={work} /> : <p>Nothing is waiting.</p>}
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
