import { Timeline } from "@mantine/core";
import {
  IconArrowBackUp,
  IconCalendarEvent,
  IconCalendarX,
  IconCircleCheck,
  IconCircleX,
  IconClockX,
  IconEye,
  IconFileCheck,
  IconFileText,
  IconFileX,
  IconProgressCheck,
  IconRestore,
  IconSend,
} from "@tabler/icons-react";
import type { OwnApplication_ApplicationFragment } from "../generated/graphql.ts";
import { exactTime, longDate } from "../ui/dates.ts";
import classes from "./application-timeline.module.css";

type Event = OwnApplication_ApplicationFragment["events"][number];

const EVENTS: Record<Event["kind"], { label: string; icon: typeof IconSend; color?: string }> = {
  APPLIED: { label: "You applied", icon: IconSend },
  ACCEPTED: { label: "Accepted by the company", icon: IconCircleCheck },
  REJECTED: { label: "Rejected by the company", icon: IconCircleX, color: "red" },
  REMOVED: { label: "The company withdrew its decision", icon: IconRestore },
  WITHDRAWN: { label: "You withdrew", icon: IconArrowBackUp },
  // The server exposes moves only inside the company.
  MOVED: { label: "Under review", icon: IconRestore },
  OPENED: { label: "Opened by the company", icon: IconEye },
  UNANSWERED: { label: "The company did not respond", icon: IconClockX, color: "var(--wl-wait)" },
  INTERVIEW_OFFERED: { label: "The company offered an interview", icon: IconCalendarEvent },
  INTERVIEW_SCHEDULED: { label: "You picked a time for the interview", icon: IconCalendarEvent },
  INTERVIEW_MOVED: { label: "The time or location of the interview changed", icon: IconCalendarEvent },
  INTERVIEW_DECLINED: { label: "You declined the interview", icon: IconCalendarX },
  INTERVIEW_CANCELLED: { label: "The interview was cancelled", icon: IconCalendarX },
  INTERIM_ANSWER: { label: "The company responded", icon: IconProgressCheck },
  OFFER_SENT: { label: "The company sent you an offer", icon: IconFileText },
  OFFER_CHANGED: { label: "The company changed its offer", icon: IconFileText },
  OFFER_ACCEPTED: { label: "You accepted the offer", icon: IconFileCheck },
  OFFER_DECLINED: { label: "You declined the offer", icon: IconFileX },
  OFFER_WITHDRAWN: { label: "The offer was withdrawn", icon: IconFileX },
  OFFER_LAPSED: { label: "The offer lapsed", icon: IconClockX },
};

/** The events of an application, the oldest first. */
export function ApplicationTimeline({ events }: { events: readonly Event[] }) {
  return (
    <Timeline component="ol" active={events.length - 1} bulletSize={26} lineWidth={2} className={classes.timeline}>
      {events.map(({ id, kind, createdAt, stage, answerDueOn }) => {
        const { label, icon: EventIcon, color } = EVENTS[kind];
        return (
          <Timeline.Item
            key={id}
            component="li"
            bullet={<EventIcon size={15} stroke={2} aria-hidden="true" />}
            data-kind={kind}
            {...(color && { color })}
          >
            <p className={classes.text}>{stage ? `Moved to “${stage}”` : label}</p>
            <time className={classes.time} dateTime={createdAt} title={exactTime(createdAt)}>
              {longDate(createdAt)}
            </time>
            {answerDueOn ? <p className={classes.time}>Decision promised by {longDate(answerDueOn)}</p> : null}
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
}
