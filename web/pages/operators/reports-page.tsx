import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import { useOperatorReportCasesQuery } from "../../generated/operators/reports/report-cases.ts";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { ConsoleSearch } from "../../operators/console-search.tsx";
import { CONSOLE_STATES, useConsoleChoices } from "../../operators/console-state.ts";
import { CaseList } from "../../operators/reports/case-list.tsx";
import { CASE_ORDERS, CASE_WORK, caseChoicesOf, caseSearchOf } from "../../operators/reports/case-search.ts";
import { OPERATORS } from "../../session/roles.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { MatchCount } from "../../ui/lists/match-count.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** /operators: the reported things, each with all its reports; the search is in the address. */
export function Component() {
  useTitle("Reports");
  const { params, state, choose } = useConsoleChoices();
  const { kind, reason, work, order, words } = caseChoicesOf(params);
  const field = (name: string, value: string | null) => ({
    value: value ?? "",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => choose(name, currentTarget.value),
  });
  return (
    <div className={classes.page}>
      <PageHeader title="Reports" subtitle="What people reported. One decision closes all reports about an item." />
      <ConsoleSearch
        key={words}
        name="Search reports"
        label="Title, company or person"
        search={words}
        rule={() => null}
        onSearch={(next) => choose("search", next)}
      />
      <div className={classes.filters}>
        <ChoiceField label="State" options={CONSOLE_STATES} {...field("state", state)} />
        <ChoiceField label="What was reported" none="Everything" options={REPORT_KINDS} {...field("kind", kind)} />
        <ChoiceField label="Reason" none="Any" options={REPORT_REASONS} {...field("reason", reason)} />
        {state === "WAITING" ? (
          <>
            <ChoiceField label="Assigned to" none="Anyone" options={CASE_WORK} {...field("work", work)} />
            <ChoiceField label="Sort by" options={CASE_ORDERS} {...field("order", order)} />
          </>
        ) : null}
      </div>
      <Cases params={params} />
    </div>
  );
}

function Cases({ params }: { params: URLSearchParams }) {
  const search = caseSearchOf(params);
  const result = useOperatorReportCasesQuery({ variables: { search, first: 30 }, fetchPolicy: "cache-and-network" });
  const list = result.data?.operatorReportCases;
  const isWaiting = search.state === "WAITING";
  const isNarrowed = Boolean(search.kind || search.reason || search.words || search.assignees);
  return (
    <>
      <MatchCount
        of={list ?? undefined}
        one={isWaiting ? "pending item" : "decision"}
        many={isWaiting ? "pending items" : "decisions"}
      />
      <ConsoleList
        what="reports"
        result={result}
        list={list ?? undefined}
        empty={
          isNarrowed ? (
            <EmptyState
              drawing={<SearchDrawing />}
              title="No reports match this search"
              action={
                <ButtonLink to={`${OPERATORS.home}${isWaiting ? "" : "?state=DECIDED"}`} variant="default">
                  Show everything
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState drawing={<DeskDrawing />} title={isWaiting ? "No pending reports" : "No reports decided yet"} />
          )
        }
      >
        {(cases) => <CaseList cases={cases} />}
      </ConsoleList>
    </>
  );
}
