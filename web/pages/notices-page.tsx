import { Button, Group, SegmentedControl } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { listProblem, unsent } from "../apollo/problem.ts";
import { useNoticesQuery } from "../generated/notices/notices.ts";
import { NoticeList } from "../notices/notice-list.tsx";
import { useUnreadNotices } from "../notices/unread-notices.ts";
import { useMarkRead } from "../notices/use-mark-read.ts";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { LetterDrawing } from "../ui/drawings/letter-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { notifyProblem } from "../ui/notices/notify.ts";
import { PageHeader } from "../ui/page-header.tsx";
import sections from "../ui/sections.module.css";
import { useTitle } from "../ui/title.ts";
import { WRAPS } from "../ui/wrapping.ts";

const FAILED = "Could not load your notifications. Please check your internet connection.";
const FILTERS = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
];

/** /main/notices and /main-recruiter/notices: the viewer's notices; the filter is in the address. */
export function Component() {
  useTitle("Notifications");
  const [params, setParams] = useSearchParams();
  const { role } = useViewer();
  const unread = useUnreadNotices();
  const { markRead, follow, loading } = useMarkRead();
  const shown = params.get("show") === "unread" ? "unread" : "all";
  return (
    <div className={sections.page}>
      <PageHeader
        title="Notifications"
        actions={
          <>
            {role === "SEEKER" ? (
              <ButtonLink to="/main/alerts" variant="subtle">
                Job alerts
              </ButtonLink>
            ) : null}
            <ButtonLink
              to={`${role === "SEEKER" ? "/main" : "/main-recruiter"}/settings#notices`}
              variant="subtle"
              {...WRAPS}
            >
              Notification settings
            </ButtonLink>
          </>
        }
      />
      <Group justify="space-between" mih={44}>
        <SegmentedControl
          aria-label="Notification status"
          w="fit-content"
          data={FILTERS}
          value={shown}
          onChange={(value) => setParams(value === "unread" ? { show: value } : {}, { replace: true })}
        />
        {unread > 0 ? (
          <Button
            variant="default"
            loading={loading}
            onClick={() => void markRead(null).catch(notifyProblem(unsent("Could not mark them as read")))}
          >
            Mark all as read
          </Button>
        ) : null}
      </Group>
      <Notices unreadOnly={shown === "unread"} onFollow={follow} />
    </div>
  );
}

interface NoticesProps {
  unreadOnly: boolean;
  onFollow: (notice: { id: string; isRead: boolean }) => void;
}

function Notices({ unreadOnly, onFollow }: NoticesProps) {
  const { data, error, refetch, fetchMore } = useNoticesQuery({
    variables: { unreadOnly, first: 30 },
    fetchPolicy: "cache-and-network",
  });
  const list = data?.notices;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={6} label="Loading your notifications" />;
    return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  }
  if (list.edges.length === 0) {
    return (
      <EmptyState drawing={<LetterDrawing />} title={unreadOnly ? "You have read everything" : "No notifications yet"}>
        {unreadOnly ? null : "Updates appear here and, if you choose, by email."}
      </EmptyState>
    );
  }
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <NoticeList notices={list.edges.map(({ node }) => node)} onFollow={onFollow} />
    </InfiniteList>
  );
}
