import { useSearchParams } from "react-router-dom";
import { listProblem, problemOf } from "../../apollo/problem.ts";
import { useOperatorAccountsQuery } from "../../generated/operators/accounts/console-accounts.ts";
import { AccountList } from "../../operators/accounts/account-list.tsx";
import classes from "../../operators/console.module.css";
import { ConsoleSearch } from "../../operators/console-search.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const MIN_SEARCH = 3;
const TOO_SHORT = `Search for an ID, a full email address, or at least ${MIN_SEARCH} letters of a name.`;
const FAILED = "Could not search for accounts. Please check your internet connection.";

/** /operators/accounts: accounts and their state; the search is in the address. */
export function Component() {
  useTitle("Accounts");
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader
        title="Accounts"
        subtitle={`${search ? "" : "The newest accounts. "}The audit log records which accounts you see.`}
      />
      <ConsoleSearch
        key={search}
        name="Search accounts"
        label="ID, email address or name"
        search={search}
        rule={(words) => (words && words.length < MIN_SEARCH ? TOO_SHORT : null)}
        onSearch={(words) => setParams(words ? { search: words } : {})}
      />
      <Found search={search} />
    </div>
  );
}

function Found({ search }: { search: string }) {
  const { data, error, refetch } = useOperatorAccountsQuery({
    variables: { search: search || null },
    fetchPolicy: "network-only",
  });
  if (!data) {
    if (!error) return <BlockSkeleton lines={4} label="Searching for accounts" />;
    const isRefused = problemOf(error).code === "BAD_USER_INPUT";
    return <ErrorState message={listProblem(error, FAILED)} onRetry={isRefused ? undefined : () => void refetch()} />;
  }
  if (data.operatorAccounts.length === 0)
    return (
      <EmptyState drawing={<SearchDrawing />} title="No account has this ID, address or name">
        Enter a full email address, or part of a job seeker's name.
      </EmptyState>
    );
  return <AccountList accounts={data.operatorAccounts} />;
}
