import { listProblem } from "../../apollo/problem.ts";
import type { VerificationState } from "../../generated/graphql.ts";
import { useOperatorCompaniesQuery } from "../../generated/operators/companies/companies.ts";
import { CompanyList } from "../../operators/companies/company-list.tsx";
import classes from "../../operators/desk.module.css";
import { DeskSearch } from "../../operators/desk-search.tsx";
import { useDeskChoices } from "../../operators/desk-state.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the companies. Please check your internet connection.";
const STATES = [
  { value: "CLAIMED", label: "Not shown yet" },
  { value: "HOLDING", label: "Verified" },
  { value: "MISSING", label: "About to lose it" },
  { value: "TAKEN_AWAY", label: "Taken away" },
] as const;

/** /operators/companies: companies by how their verification stands; state and search live in the address. */
export function Component() {
  useTitle("Companies");
  const { params, choose } = useDeskChoices();
  const state = STATES.find(({ value }) => value === params.get("verification"))?.value ?? "CLAIMED";
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader title="Companies" subtitle="Who says to be the company of a domain, and what shows it." />
      <div className={classes.filters}>
        <ChoiceField
          label="Verification"
          options={STATES}
          value={state}
          onChange={(event) => choose("verification", event.currentTarget.value)}
        />
      </div>
      <DeskSearch
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

function Companies({ state, search }: { state: VerificationState; search: string }) {
  const { data, error, refetch, fetchMore } = useOperatorCompaniesQuery({
    variables: { state, search: search || null, first: 30 },
    fetchPolicy: "network-only",
  });
  const list = data?.operatorCompanies;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={8} label="Loading the companies" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage)
    return (
      <EmptyState drawing={<DeskDrawing />} title="No company stands so">
        {search ? "Search for other words, or look at another state." : null}
      </EmptyState>
    );
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <CompanyList companies={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
