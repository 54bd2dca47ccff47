import type { ApolloCache } from "@apollo/client";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { forgetSecurityActivity } from "../accounts/forget-security-activity.ts";
import { listProblem, unsent } from "../apollo/problem.ts";
import type { CalendarFeed_FeedFragment } from "../generated/graphql.ts";
import {
  CalendarFeedDocument,
  useCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
} from "../generated/interviews/calendar-feed.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { longDate } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { confirmChange } from "../ui/notices/confirm-change.ts";
import { notifyProblem } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import sections from "../ui/sections.module.css";
import classes from "./interviews.module.css";

/** Setting of the address at which one's own calendar programs read one's interviews. */
export function CalendarFeed() {
  const { data, error, refetch } = useCalendarFeedQuery({ fetchPolicy: "cache-and-network" });
  return (
    <section className={sections.section} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">Calendar feed</h2>
      <p>Show your interviews in your own calendar. Your calendar app reads them from a secret address.</p>
      {data ? (
        <Feed createdAt={data.viewerCalendarFeed?.createdAt ?? null} />
      ) : error ? (
        <ErrorState
          message={listProblem(error, "Could not load your calendar feed. Please check your internet connection.")}
          onRetry={() => void refetch()}
        />
      ) : (
        <BlockSkeleton lines={1} label="Loading your calendar feed" />
      )}
    </section>
  );
}

function storeFeed(cache: ApolloCache, viewerCalendarFeed: CalendarFeed_FeedFragment | null) {
  cache.writeQuery({ query: CalendarFeedDocument, data: { viewerCalendarFeed } });
  forgetSecurityActivity(cache);
}

function Feed({ createdAt }: { createdAt: string | null }) {
  const [url, setUrl] = useState<string | null>(null);
  const [create, { loading: creating }] = useCreateCalendarFeedMutation({
    update: (cache, { data }) => data && storeFeed(cache, data.createCalendarFeed.feed),
  });
  const [remove, { loading: removing }] = useDeleteCalendarFeedMutation({
    update: (cache) => storeFeed(cache, null),
  });

  async function createAddress() {
    const sure =
      createdAt === null ||
      (await confirm({
        title: "Create a new address?",
        body: "Calendars that read the old address will no longer get your interviews. Add the new address to them.",
        confirm: "Create address",
        danger: true,
      }));
    if (!sure) return;
    await create().then(
      ({ data }) => setUrl(data?.createCalendarFeed.url ?? null),
      notifyProblem(unsent("Could not create the address")),
    );
  }

  async function turnOff() {
    await confirmChange(
      {
        title: "Turn off your calendar feed?",
        body: "Its address will stop working, and your calendars will no longer get your interviews.",
        confirm: "Turn off",
        danger: true,
      },
      () => remove(),
      () => setUrl(null),
      "Could not turn off the calendar feed",
    );
  }

  return (
    <>
      {url ? (
        <>
          <TextInput
            w="100%"
            label="Address of your calendar feed"
            description="Copy it now and add it to your calendar as a subscription. You will not be able to see it again. Anyone who has it can see your interviews."
            key={url}
            readOnly
            autoFocus
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={url} />
        </>
      ) : createdAt ? (
        <p>Turned on. Its address was created on {longDate(createdAt)}.</p>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" loading={creating} onClick={() => void createAddress()}>
          {createdAt ? "Create new address" : "Turn on calendar feed"}
        </Button>
        {createdAt ? (
          <Button variant="default" loading={removing} onClick={() => void turnOff()}>
            Turn off calendar feed
          </Button>
        ) : null}
      </div>
    </>
  );
}
