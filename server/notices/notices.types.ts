import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { NOTICE_KINDS, type NoticeKindName } from "./kinds/all-kinds.ts";
import type { MailTiming } from "./notice-kind.ts";
import { MAIL_TIMINGS } from "./preferences.ts";

const names = Object.keys(NOTICE_KINDS) as NoticeKindName[];
const NoticeKind = Object.fromEntries(names.map((name) => [name, name])) as Record<NoticeKindName, NoticeKindName>;
const labels = Object.fromEntries(names.map((name) => [name, `Shown as “${NOTICE_KINDS[name].label}”.`]));
registerEnum("NoticeKind", NoticeKind, "The kind of a notification.", labels as Record<NoticeKindName, string>);
registerEnum("MailTiming", MAIL_TIMINGS, "When notifications of a kind are emailed.", {
  NEVER: "Notifications are not emailed.",
  AT_ONCE:
    "Each notification is emailed immediately, or at the end of quiet hours. After 15 emails in 7 days, less " +
    "important ones are combined into a daily email.",
  DAILY: "Notifications are combined into one email a day, at 8:00 in the account's time zone.",
  WEEKLY: "Notifications are combined into one email a week, on Monday at 8:00 in the account's time zone.",
});

@ObjectType({ simpleResolvers: true, description: "A notification for the caller." })
export class Notice {
  @Field(() => ID, { description: "The notification's id." })
  id!: string;

  @Field(() => String, {
    description: "The kind of the notification: a value of `NoticeKind`, or a former kind that is no longer sent.",
  })
  kind!: string;

  @Field(() => String, { description: "What happened, in one line." })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: "Further details of what happened, as plain text; null if there are none.",
  })
  body!: string;

  @Field(() => String, {
    description: "The path of the page to which the notification links, such as `/main/appliedjobs`.",
  })
  path!: string;

  @Field(() => DateTimeScalar, { description: "When the notification was created." })
  createdAt!: Date;

  @Field(() => Boolean, { description: "Whether the notification was read, on any device." })
  isRead!: boolean;
}

/** A page of notices. */
export const NoticeConnection = connectionOf(() => Notice, "Notice");

@ObjectType({ simpleResolvers: true, description: "A change to the caller's notifications." })
export class NoticeChange {
  @Field(() => Notice, {
    nullable: true,
    description:
      "The new notification; null when the stream starts, when existing notifications were read or retracted, and " +
      "when events may have been missed.",
  })
  notice!: Notice | null;

  @Field(() => Int, { description: "The number of unread notifications after the change; counted up to 100." })
  unreadCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: "The channels through which a kind of notification is sent to the caller.",
})
export class NoticeChannels {
  @Field(() => NoticeKind, { description: "The kind of notification." })
  kind!: NoticeKindName;

  @Field(() => String, { description: "The name of the kind, as shown to people." })
  label!: string;

  @Field(() => Boolean, {
    description: "Whether notifications of this kind are listed in Worklane, by the query `notices`.",
  })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When notifications of this kind are emailed." })
  mail!: MailTiming;

  @Field(() => Boolean, {
    description: "Whether notifications of this kind are pushed to the account's subscribed browsers.",
  })
  push!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "The caller's notification preferences." })
export class NoticePreferences {
  @Field(() => String, {
    nullable: true,
    description:
      "The account's time zone, as an IANA name such as `Asia/Kolkata`; null if none was chosen, in which case UTC " +
      "applies.",
  })
  timeZone!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The hour at which quiet hours start, from 0 to 23 in the account's time zone. Until they end, nothing is " +
      "emailed or pushed. Null if there are none.",
  })
  quietFrom!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The hour at which quiet hours end, from 0 to 23 in the account's time zone. Null if there are none.",
  })
  quietUntil!: number | null;

  @Field(() => [NoticeChannels], {
    description: "The channels for each kind of notification that the account's role can receive.",
  })
  kinds!: NoticeChannels[];
}

@InputType({ description: "The channels to set for a kind of notification." })
export class NoticeChannelsInput {
  @Field(() => NoticeKind, { description: "The kind of notification." })
  kind!: NoticeKindName;

  @Field(() => Boolean, {
    description: "Whether notifications of this kind are listed in Worklane, by the query `notices`.",
  })
  page!: boolean;

  @Field(() => MAIL_TIMINGS, { description: "When notifications of this kind are emailed." })
  mail!: MailTiming;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether notifications of this kind are pushed to the account's subscribed browsers. Unchanged if absent or " +
      "null.",
  })
  push?: boolean | null;
}

@InputType({ description: "The notification preferences to save for the caller." })
export class NoticePreferencesInput {
  @Field(() => String, { description: "The account's time zone, as an IANA name such as `Asia/Kolkata`." })
  timeZone!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The hour at which quiet hours start, from 0 to 23 in the account's time zone. Until they end, nothing is " +
      "emailed or pushed. Null for no quiet hours.",
  })
  quietFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The hour at which quiet hours end, from 0 to 23 in the account's time zone and different from `quietFrom`. " +
      "Null if and only if `quietFrom` is null.",
  })
  quietUntil?: number | null;

  @Field(() => [NoticeChannelsInput], {
    description: "The channels to change, by kind of notification. Kinds that are not listed stay unchanged.",
  })
  kinds!: NoticeChannelsInput[];
}

@InputType({ description: "The notifications to mark as read." })
export class MarkNoticesReadInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      "The ids of the notifications to mark as read; at most 100. If absent or null, all " +
      "notifications are marked.",
  })
  ids?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: "The result of marking notifications as read." })
export class MarkNoticesReadPayload {
  @Field(() => Int, { description: "The number of notifications that are still unread; counted up to 100." })
  unreadCount!: number;
}
