import { Timeline } from "@mantine/core";
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconRestore, IconSend } from "@tabler/icons-react";
import type { OwnApplication_ApplicationFragment } from "../generated/graphql.ts";
import { exactTime, longDate } from "../ui/dates.ts";
import classes from "./application-timeline.module.css";

type Event = OwnApplication_ApplicationFragment["events"][number];

const EVENTS: Record<Event["kind"], { words: string; icon: typeof IconSend; color?: string }> = {
  APPLIED: { words: "You applied", icon: IconSend },
  ACCEPTED: { words: "Accepted by the company", icon: IconCircleCheck },
  REJECTED: { words: "Rejected by the company", icon: IconCircleX, color: "no" },
  REMOVED: { words: "The company took its decision back", icon: IconRestore },
  WITHDRAWN: { words: "You withdrew", icon: IconArrowBackUp },
};

/** What happened to an application, the oldest first. */
export function ApplicationTimeline({ events }: { events: readonly Event[] }) {
  return (
    <Timeline component="ol" active={events.length - 1} bulletSize={26} lineWidth={2} className={classes.timeline}>
      {events.map(({ id, kind, createdAt }) => {
        const { words, icon: EventIcon, color } = EVENTS[kind];
        return (
          <Timeline.Item
            key={id}
            component="li"
            bullet={<EventIcon size={15} stroke={2} aria-hidden="true" />}
            data-kind={kind}
            {...(color && { color })}
          >
            <p className={classes.words}>{words}</p>
            <time className={classes.time} dateTime={createdAt} title={exactTime(createdAt)}>
              {longDate(createdAt)}
            </time>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
