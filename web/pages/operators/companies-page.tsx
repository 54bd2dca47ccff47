import type { VerificationState } from "../../generated/graphql.ts";
import { useOperatorCompaniesQuery } from "../../generated/operators/companies/companies.ts";
import { CompanyList } from "../../operators/companies/company-list.tsx";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { ConsoleSearch } from "../../operators/console-search.tsx";
import { useConsoleChoices } from "../../operators/console-state.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const STATES = [
  { value: "CLAIMED", label: "Awaiting confirmation" },
  { value: "VERIFIED", label: "Verified" },
  { value: "PROOF_MISSING", label: "Proof missing" },
  { value: "REVOKED", label: "Revoked" },
] as const;

/** /operators/companies: companies by state of verification; state and search are in the address. */
export function Component() {
  useTitle("Companies");
  const { params, choose } = useConsoleChoices();
  const state = STATES.find(({ value }) => value === params.get("verification"))?.value;
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader title="Companies" subtitle="Domains that companies claim, and proof" />
      <div className={classes.filters}>
        <ChoiceField
          label="Verification"
          none="All"
          options={STATES}
          value={state ?? ""}
          onChange={(event) => choose("verification", event.currentTarget.value)}
        />
      </div>
      <ConsoleSearch
        key={search}
        name="Search companies"
        label="Name or domain"
        search={search}
        rule={() => null}
        onSearch={(words) => choose("search", words)}
      />
      <Companies state={state} search={search} />
    </div>
  );
}

function Companies({ state, search }: { state?: VerificationState | undefined; search: string }) {
  const result = useOperatorCompaniesQuery({
    variables: { state: state ?? null, search: search || null, first: 30 },
    fetchPolicy: "network-only",
  });
  return (
    <ConsoleList
      what="companies"
      result={result}
      list={result.data?.operatorCompanies}
      empty={
        <EmptyState drawing={<DeskDrawing />} title="No companies found">
          {search ? "Try other words or another status." : null}
        </EmptyState>
      }
    >
      {(companies) => <CompanyList companies={companies} />}
    </ConsoleList>
  );
}
