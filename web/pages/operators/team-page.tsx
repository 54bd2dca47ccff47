import { listProblem } from "../../apollo/problem.ts";
import { useOperatorsQuery } from "../../generated/operators/team/team.ts";
import classes from "../../operators/console.module.css";
import { NotInRole } from "../../operators/not-in-role.tsx";
import { AddOperator } from "../../operators/team/add-operator.tsx";
import { TeamList } from "../../operators/team/team-list.tsx";
import { useOperatorCan } from "../../operators/viewer-operator.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the operators. Please check your internet connection.";

/** /operators/team: the console's operators; administrators only. */
export function Component() {
  return useOperatorCan("CHANGE_OPERATORS") ? <Team /> : <NotInRole />;
}

function Team() {
  useTitle("Operators");
  const { data, error, refetch } = useOperatorsQuery({ fetchPolicy: "cache-and-network" });
  return (
    <div className={classes.page}>
      <PageHeader title="Operators" subtitle="People who can use this console, and their roles" />
      {data ? (
        <TeamList team={data.operators} />
      ) : error ? (
        <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton lines={4} label="Loading the operators" />
      )}
      <AddOperator />
    </div>
  );
}
