import { ActionIcon } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { useListPolicy } from "../../apollo/use-list-policy.ts";
import type { ChatListQuery, HomeNewsQuery } from "../../generated/graphql.ts";
import { useChatListQuery } from "../../generated/messages/messages.ts";
import { useHomeNewsQuery } from "../../generated/pages/seeker/home-news.ts";
import { CHAT_LIST } from "../../messages/chat-list-options.ts";
import { conversationRows } from "../../messages/conversation-rows.ts";
import { useMarkRead } from "../../notices/use-mark-read.ts";
import { useViewer } from "../../session/viewer.ts";
import { browserChoice } from "../../ui/browser-choice.ts";
import { timeOfDay, weekdayAndDay } from "../../ui/dates.ts";
import { useHydrated } from "../../ui/media.ts";
import classes from "./home-news.module.css";

/** For older accounts, once. */
const ContactQuestion = lazy(() => import("./contact-question.tsx"));

const DAY_MS = 86_400_000;

/** The variables of the query: tomorrow, in UTC as the response deadlines, and until when interviews are shown. */
export const homeNewsVariables = () => {
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return { tomorrow: dayIn(1), nextWeek: `${dayIn(7)}T00:00:00.000Z` };
};

/** Kinds of notices whose subjects are counted. */
const COUNTED: readonly string[] = ["CONNECTION_REQUEST", "UNREAD_MESSAGES", "APPLICATION_MESSAGES"];
const MAX_NOTICES = 3;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Whether recruiters find the seeker, whose account is older than the choice and who has not made it yet. */
const asksForContactChoice = ({ settings }: HomeNewsQuery["viewerSeeker"]): boolean =>
  settings !== null && settings.openToWork !== "NO" && settings.hidesContacts === null;

/** The first response that is due by tomorrow, or how many are. */
function responsesDue({ totalCount, edges }: HomeNewsQuery["appliedJobs"], tomorrow: string) {
  const first = edges[0]?.node;
  if (!first) return null;
  const day = first.answerDueOn === tomorrow ? "tomorrow" : "today";
  return totalCount === 1
    ? { to: applicationPath(first.job.id), text: `Response from ${first.job.company.name} due ${day}` }
    : { to: "/main/appliedjobs", text: `${totalCount} responses due by tomorrow` };
}

/** What has changed for the seeker, each with a link to it; for a new one the first steps. Nothing if there is nothing. */
export function HomeNews() {
  const hydrated = useHydrated();
  const [variables] = useState(homeNewsVariables);
  const { data, previousData, error } = useHomeNewsQuery({ variables, ...useListPolicy() });
  const { data: chats, loading: areChatsLoading } = useChatListQuery({ ...CHAT_LIST, fetchPolicy: "cache-first" });
  const news = data ?? previousData;
  // Where unread messages lead is known with the conversations: until then a press would open the wrong place.
  const isPending = news ? news.unreadCount > 0 && !chats && areChatsLoading : !error;
  if (!news) return isPending ? <div className={classes.news} /> : null;
  const { viewerSeeker } = news;
  return (
    <>
      {isPending ? <div className={classes.news} /> : <News news={news} chats={chats} tomorrow={variables.tomorrow} />}
      {hydrated && asksForContactChoice(viewerSeeker) ? (
        <Suspense>
          <ContactQuestion seeker={viewerSeeker} />
        </Suspense>
      ) : null}
    </>
  );
}

interface NewsProps {
  news: HomeNewsQuery;
  chats: ChatListQuery | undefined;
  tomorrow: string;
}

/** The strip with the news. */
function News({ news, chats, tomorrow }: NewsProps) {
  const { follow } = useMarkRead();
  const unread = news.notices.edges.flatMap(({ node }) => (node.isRead || COUNTED.includes(node.kind) ? [] : node));
  const isDecision = ({ kind }: { kind: string }) => kind === "DECISION";
  const shown = [...unread.filter(isDecision), ...unread.filter((notice) => !isDecision(notice))].slice(0, MAX_NOTICES);
  const due = responsesDue(news.appliedJobs, tomorrow);
  const invitations = news.connectionInvitations.totalCount;
  const [interview] = news.upcomingInterviews;
  const items: ReactNode[] = interview ? [<NextInterview key={interview.id} interview={interview} />] : [];
  items.push(
    ...shown.map((notice) => (
      <Link key={notice.id} to={notice.path} onClick={() => follow(notice)}>
        {notice.title}
      </Link>
    )),
  );
  const link = (to: string, text: string) =>
    items.push(
      <Link key={to} to={to}>
        {text}
      </Link>,
    );
  if (unread.length > shown.length) link("/main/notices?show=unread", "More notifications");
  if (due) link(due.to, due.text);
  if (invitations > 0)
    link("/main?network=invitations", counted(invitations, "invitation to connect", "invitations to connect"));
  if (news.unreadCount > 0) {
    const only = chats && conversationRows(chats).find(({ unreadCount }) => unreadCount === news.unreadCount);
    link(only?.to ?? "/main/chatcomponent", counted(news.unreadCount, "unread message", "unread messages"));
  }
  if (items.length === 0) return <FirstSteps news={news} />;
  return <Strip label="What is new" items={items} />;
}

/** The next interview; only the browser knows on which day it is for the reader. */
function NextInterview({ interview }: { interview: HomeNewsQuery["upcomingInterviews"][number] }) {
  const hydrated = useHydrated();
  const { jobId, companyName, startsAt } = interview;
  return (
    <Link to={applicationPath(jobId)}>
      Interview with {companyName}
      {hydrated && startsAt ? `: ${weekdayAndDay(startsAt)}, ${timeOfDay(startsAt)}` : ""}
    </Link>
  );
}

interface StripProps {
  label: string;
  items: readonly ReactNode[];
  /** Whether the strip is short enough for the line of the greeting. */
  isShort?: boolean;
  isPending?: boolean;
  children?: ReactNode;
}

function Strip({ label, items, isShort = false, isPending = false, children }: StripProps) {
  return (
    <section className={classes.news} aria-label={label} data-shown={!isPending} data-short={isShort || undefined}>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity of their own
          <li key={index}>{item}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** The first steps of a new seeker, until they are done or hidden in this browser. */
function FirstSteps({ news: { viewerSeeker, jobAlerts } }: { news: HomeNewsQuery }) {
  const { id } = useViewer();
  const choice = useMemo(() => browserChoice(`worklane-first-steps:${id}`, ["shown", "hidden"]), [id]);
  const isHidden = choice.useValue() === "hidden";
  const hydrated = useHydrated();
  const steps = [
    { to: "/main/userprofile-edit#files", text: "Add your resume", done: viewerSeeker.hasResume },
    {
      to: "/main/userprofile-edit#import",
      text: "Fill in your profile",
      done: Boolean(viewerSeeker.currentProfession),
    },
    { to: "/main/alerts", text: "Create a job alert", done: jobAlerts.length > 0 },
  ];
  if (isHidden || steps.every(({ done }) => done)) return null;
  const items = steps.map(({ to, text, done }) =>
    done ? (
      <span key={to}>
        <IconCheck size={16} stroke={2} role="img" aria-label="Done:" /> {text}
      </span>
    ) : (
      <Link key={to} to={to}>
        {text}
      </Link>
    ),
  );
  return (
    // Whether they are hidden is known to the browser alone: until then they only take their room.
    <Strip label="First steps" items={items} isShort isPending={!hydrated}>
      <ActionIcon
        color="gray"
        size="var(--news-line)"
        aria-label="Hide the first steps"
        onClick={() => choice.set("hidden")}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </Strip>
  );
}
