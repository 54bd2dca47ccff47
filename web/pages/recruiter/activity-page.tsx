import { listProblem } from "../../apollo/problem.ts";
import { ActivityList } from "../../companies/activity-list.tsx";
import { KIND_LABELS } from "../../companies/activity-words.ts";
import classes from "../../companies/people.module.css";
import { useActivityPeopleQuery, useCompanyActivityQuery } from "../../generated/companies/activity.ts";
import type { CompanyEventKind } from "../../generated/graphql.ts";
import { useViewer } from "../../session/viewer.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { useSearchAddress, withParameter } from "../../ui/forms/use-search-address.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import sections from "../../ui/sections.module.css";
import { useTitle } from "../../ui/title.ts";

const FAILED = "Could not load the activity. Please check your internet connection.";
const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

/** /main-recruiter/activity: the company's activity; person and kind are in the address. */
export function Component() {
  useTitle("Activity");
  const { name } = useViewer();
  const [params, change] = useSearchAddress();
  const { data } = useActivityPeopleQuery();
  const actorId = params.get("person");
  const asked = params.get("kind");
  const kind = asked !== null && Object.hasOwn(KIND_LABELS, asked) ? (asked as CompanyEventKind) : null;
  const choose = (key: string, value: string) =>
    change((search) => withParameter(search, key, value), { replace: true });
  const people = (data?.companyMembers ?? []).map((member) => ({ value: member.accountId, label: member.name }));
  return (
    <div className={sections.page}>
      <PageHeader
        title="Activity"
        subtitle={`Who did what at ${name}. Only owners and recruiters can see this page.`}
      />
      <div className={classes.filters}>
        <ChoiceField
          label="Person"
          none="Everyone"
          options={people}
          asWritten
          value={actorId ?? ""}
          onChange={(event) => choose("person", event.currentTarget.value)}
        />
        <ChoiceField
          label="Action"
          none="All actions"
          options={KINDS}
          value={kind ?? ""}
          onChange={(event) => choose("kind", event.currentTarget.value)}
        />
      </div>
      <Events actorId={actorId} kind={kind} />
    </div>
  );
}

function Events({ actorId, kind }: { actorId: string | null; kind: CompanyEventKind | null }) {
  const { data, error, refetch, fetchMore } = useCompanyActivityQuery({
    variables: { actorId, kind, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.companyActivity;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={6} label="Loading the activity" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0) {
    return (
      <EmptyState drawing={<DeskDrawing />} title="No matching activity">
        {actorId || kind ? "Choose another person or action." : null}
      </EmptyState>
    );
  }
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ActivityList events={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
