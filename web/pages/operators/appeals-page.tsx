import type { ReportState } from "../../generated/graphql.ts";
import { useOperatorAppealsQuery } from "../../generated/operators/appeals/appeals.ts";
import { AppealList } from "../../operators/appeals/appeal-list.tsx";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { CONSOLE_STATES, useConsoleChoices } from "../../operators/console-state.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /operators/appeals: appeals against decisions; the state is in the address. */
export function Component() {
  useTitle("Appeals");
  const { state, choose } = useConsoleChoices();
  return (
    <div className={classes.page}>
      <PageHeader
        title="Appeals"
        subtitle="Where possible, someone other than the operator who made the decision reviews an appeal."
      />
      <div className={classes.filters}>
        <ChoiceField
          label="State"
          options={CONSOLE_STATES}
          value={state}
          onChange={(event) => choose("state", event.currentTarget.value)}
        />
      </div>
      <Appeals state={state} />
    </div>
  );
}

function Appeals({ state }: { state: ReportState }) {
  const result = useOperatorAppealsQuery({
    variables: { state, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  return (
    <ConsoleList
      what="appeals"
      result={result}
      list={result.data?.operatorAppeals}
      empty={
        <EmptyState
          drawing={<DeskDrawing />}
          title={state === "WAITING" ? "No pending appeals" : "No appeals decided yet"}
        />
      }
    >
      {(appeals) => <AppealList appeals={appeals} />}
    </ConsoleList>
  );
}
