import { Button } from "@mantine/core";
import type { OperatorHealthQuery } from "../generated/graphql.ts";
import { useRetryFailedWorkMutation } from "../generated/operators/health.ts";
import { exactTime } from "../ui/dates.ts";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import { notify } from "../ui/notices/notify.ts";
import classes from "./console.module.css";
import { useOperatorCan } from "./viewer-operator.ts";

type Work = OperatorHealthQuery["operatorHealth"]["work"][number];

/** Background jobs by kind, as rows; administrators restart failed ones. */
export function WorkList({ work }: { work: readonly Work[] }) {
  const mayRetry = useOperatorCan("RETRY_WORK");
  const [retry] = useRetryFailedWorkMutation({ refetchQueries: ["OperatorHealth"], awaitRefetchQueries: true });
  async function ask({ kind, failed }: Work) {
    await confirmChange(
      {
        title: `Try ${kind} again?`,
        body: `${failed === 1 ? "It was" : `${failed} were`} tried for the last time. Fix the cause before you retry.`,
        confirm: "Try again",
      },
      () => retry({ variables: { input: { kind } } }),
      ({ data }) => notify(data?.retryFailedWork.message ?? ""),
      "Could not retry it",
    );
  }
  return (
    <ul className={classes.table} aria-label="Background work">
      {work.map((one) => (
        <li key={one.kind}>
          <article className={classes.row}>
            <div>
              <h3>{one.kind}</h3>
              {one.dueSince ? <p className={classes.quiet}>{`Due since ${exactTime(one.dueSince)}`}</p> : null}
            </div>
            <p>{`${one.waiting} waiting, ${one.failing} failing, ${one.failed} abandoned`}</p>
            {mayRetry && one.failed > 0 ? (
              <Button variant="default" aria-label={`Try again: ${one.kind}`} onClick={() => void ask(one)}>
                Try again
              </Button>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
