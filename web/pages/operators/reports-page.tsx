import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import type { ReportKind, ReportState } from "../../generated/graphql.ts";
import { useOperatorReportsQuery } from "../../generated/operators/reports/reports.ts";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { CONSOLE_STATES, useConsoleChoices } from "../../operators/console-state.ts";
import { ReportList } from "../../operators/reports/report-list.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /operators: the queue of reports; kind and state are in the address. */
export function Component() {
  useTitle("Reports");
  const { params, state, choose } = useConsoleChoices();
  const kind = REPORT_KINDS.find(({ value }) => value === params.get("kind"))?.value ?? null;
  return (
    <div className={classes.page}>
      <PageHeader title="Reports" subtitle="What people reported, those that wait longest first." />
      <div className={classes.filters}>
        <ChoiceField
          label="State"
          options={CONSOLE_STATES}
          value={state}
          onChange={(event) => choose("state", event.currentTarget.value)}
        />
        <ChoiceField
          label="What was reported"
          none="Everything"
          options={REPORT_KINDS}
          value={kind ?? ""}
          onChange={(event) => choose("kind", event.currentTarget.value)}
        />
      </div>
      <Reports state={state} kind={kind} />
    </div>
  );
}

function Reports({ state, kind }: { state: ReportState; kind: ReportKind | null }) {
  const result = useOperatorReportsQuery({
    variables: { state, kind, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  return (
    <ConsoleList
      what="reports"
      result={result}
      list={result.data?.operatorReports}
      empty={
        <EmptyState
          drawing={<DeskDrawing />}
          title={state === "WAITING" ? "Nothing waits for a decision" : "Nothing was decided yet"}
        >
          {kind ? "Choose another kind, or everything." : null}
        </EmptyState>
      }
    >
      {(reports) => <ReportList reports={reports} />}
    </ConsoleList>
  );
}
