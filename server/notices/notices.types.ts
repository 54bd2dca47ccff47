import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { MailTiming } from "./notice-kind.ts";
import { MAIL_TIMINGS } from "./preferences.ts";

const names = Object.keys(NOTICE_KINDS) as NoticeKindName[];
const NoticeKind = Object.fromEntries(names.map((name) => [name, name])) as Record<NoticeKindName, NoticeKindName>;
const labels = Object.fromEntries(names.map((name) => [name, `${NOTICE_KINDS[name].label}.`]));
registerEnum("NoticeKind", NoticeKind, "The kind of a notification.", labels as Record<NoticeKindName, string>);
registerEnum("MailTiming", MAIL_TIMINGS, "When notifications are mailed.", {
  NEVER: "Never.",
  AT_ONCE: "Immediately, or at the end of quiet hours.",
  DAILY: "Once a day, at 8 a.m.",
  WEEKLY: "Once a week, at 8 a.m. on Monday.",
});

@ObjectType({ simpleResolvers: true, description: "A notification to the acting account." })
export class Notice {
  @Field(() => ID, { description: "The notification's id." })
  id!: string;

  @Field(() => String, { description: "Its kind: one of `NoticeKind`, or a former kind that is no longer sent." })
  kind!: string;

  @Field(() => String, { description: "The event, in one line." })
  title!: string;

  @Field(() => String, { nullable: true, description: "More details; null if there are none." })
  body!: string;

  @Field(() => String, { description: "The path of the page that it links to, such as `/main/appliedjobs`." })
  path!: string;

  @Field(() => DateTimeScalar, { description: "When the event happened." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether it was read, on any device." })
  isRead!: boolean;
}

/** A page of notices. */
export const NoticeConnection = connectionOf(() => Notice, "Notice");

@ObjectType({ simpleResolvers: true, description: "A change among the acting account's notifications." })
export class NoticeChange {
  @Field(() => Notice, {
    nullable: true,
    description:
      "The new notification; null when some were read or retracted, at the start of the stream, and after a gap.",
  })
  notice!: Notice | null;

  @Field(() => Int, { description: "The number of unread notifications, counted up to 100." })
  unreadCount!: number;
}

@ObjectType({ simpleResolvers: true, description: "The channels for a kind of notifications." })
export class NoticeChannels {
  @Field(() => NoticeKind, { description: "The kind of notifications." })
  kind!: NoticeKindName;

  @Field(() => String, { description: "Its human-readable name." })
  label!: string;

  @Field(() => Boolean, { description: "Whether they appear among the notifications on the page." })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When they are mailed." })
  mail!: MailTiming;

  @Field(() => Boolean, { description: "Whether they are pushed to the subscribed browsers." })
  push!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The acting account's notification preferences." })
export class NoticePreferences {
  @Field(() => String, {
    nullable: true,
    description: "The IANA name of the time zone; null until one is chosen, which means UTC.",
  })
  timeZone!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The hour, 0 to 23, at which quiet hours start, in which nothing is mailed; null for none.",
  })
  quietFrom!: number | null;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, at which quiet hours end; null for none." })
  quietUntil!: number | null;

  @Field(() => [NoticeChannels], { description: "The kinds of notifications available to the account's role." })
  kinds!: NoticeChannels[];
}

@InputType({ description: "The channels to set for a kind of notifications." })
export class NoticeChannelsInput {
  @Field(() => NoticeKind, { description: "The kind of notifications." })
  kind!: NoticeKindName;

  @Field(() => Boolean, { description: "Whether they appear among the notifications on the page." })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When they are mailed." })
  mail!: MailTiming;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they are pushed to the subscribed browsers; unchanged when null.",
  })
  push?: boolean | null;
}

@InputType({ description: "Notification preferences." })
export class NoticePreferencesInput {
  @Field(() => String, { description: "The IANA name of the time zone, such as `Asia/Kolkata`." })
  timeZone!: string;

  @Field(() => Int, {
    nullable: true,
    description: "The hour, 0 to 23, at which quiet hours start, in which nothing is mailed; null for none.",
  })
  quietFrom?: number | null;

  @Field(() => Int, { nullable: true, description: "The hour, 0 to 23, at which quiet hours end." })
  quietUntil?: number | null;

  @Field(() => [NoticeChannelsInput], { description: "The kinds to change; others stay unchanged." })
  kinds!: NoticeChannelsInput[];
}

@InputType({ description: "The notifications to mark as read." })
export class MarkNoticesReadInput {
  @Field(() => [ID], { nullable: true, description: "The ids of the notifications, at most 100; null: all of them." })
  ids?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: "The result of marking notifications as read." })
export class MarkNoticesReadPayload {
  @Field(() => Int, { description: "The remaining number of unread notifications, counted up to 100." })
  unreadCount!: number;
}
