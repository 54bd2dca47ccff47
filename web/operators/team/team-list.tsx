import { Button } from "@mantine/core";
import { labelOf } from "../../../shared/closed-list.ts";
import { OPERATOR_ROLES } from "../../../shared/operators.options.ts";
import type { TeamMemberFragment } from "../../generated/graphql.ts";
import { useRemoveOperatorMutation } from "../../generated/operators/team/team.ts";
import { longDate } from "../../ui/dates.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { confirmChange } from "../../ui/notices/confirm-change.ts";
import classes from "../console.module.css";

/** The console's operators, with a way to remove them. */
export function TeamList({ team }: { team: readonly TeamMemberFragment[] }) {
  const [remove] = useRemoveOperatorMutation({ refetchQueries: ["Operators"], awaitRefetchQueries: true });
  async function ask({ accountId, email }: TeamMemberFragment) {
    await confirmChange(
      {
        title: `Remove ${email}?`,
        body: "They will lose access to the console. Their account stays.",
        confirm: "Remove",
        danger: true,
      },
      () => remove({ variables: { input: { accountId } } }),
      `${email} is no longer an operator.`,
      "Could not remove the operator",
    );
  }
  return (
    <FocusKeeper stops="li">
      <ul className={classes.table} aria-label="Operators">
        {team.map((operator) => (
          <li key={operator.accountId}>
            <article className={classes.row}>
              <div>
                <h2>{operator.displayName || operator.email}</h2>
                <p className={classes.quiet}>
                  {`${operator.email} · since ${longDate(operator.createdAt)} · ${operator.hasSecondFactor ? "two-step login" : "no two-step login yet, so no access"}`}
                </p>
              </div>
              <p>{labelOf(OPERATOR_ROLES, operator.role)}</p>
              <Button variant="default" onClick={() => void ask(operator)} aria-label={`Remove ${operator.email}`}>
                Remove
              </Button>
            </article>
          </li>
        ))}
      </ul>
    </FocusKeeper>
  );
}
