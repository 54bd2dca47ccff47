import { listProblem } from "../../apollo/problem.ts";
import { FactorRequirement } from "../../companies/factor-requirement.tsx";
import { Invitations } from "../../companies/invitations.tsx";
import { JoinRequests } from "../../companies/join-requests.tsx";
import { JoinableCompanies } from "../../companies/joinable-companies.tsx";
import { Members } from "../../companies/members.tsx";
import { OwnCompanies } from "../../companies/own-companies.tsx";
import { usePeopleQuery } from "../../generated/companies/people.ts";
import { useCan, useViewer } from "../../session/viewer.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import classes from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";

/** /main-recruiter/people: the company's members, and the recruiter's companies. */
export function Component() {
  useTitle("People");
  const { name } = useViewer();
  const mayInvite = useCan("CHANGE_MEMBERS");
  const { data, error, refetch } = usePeopleQuery({
    variables: { invites: mayInvite },
    fetchPolicy: "cache-and-network",
  });
  return (
    <div className={classes.page}>
      <PageHeader title="People" subtitle={`Who works for ${name} on Worklane.`} />
      {data ? (
        <>
          <Members members={data.companyMembers} />
          {mayInvite ? <JoinRequests /> : null}
          {mayInvite ? <Invitations invitations={data.companyInvitations ?? []} /> : null}
          {mayInvite ? <FactorRequirement /> : null}
          {data.viewerCompanies.length > 1 ? <OwnCompanies companies={data.viewerCompanies} /> : null}
          <JoinableCompanies />
        </>
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load the people. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={4} label="Loading the people" />
      )}
    </div>
  );
}
