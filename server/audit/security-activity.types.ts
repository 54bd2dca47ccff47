import { Field, ID, ObjectType } from "type-graphql";
import {
  PROFILE_ACCESSES,
  type ProfileAccessKind as ProfileAccessKindValue,
  SECURITY_EVENTS,
  type SecurityEventKind as SecurityEventKindValue,
} from "../../shared/security-events.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { enumOf, registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";

const SecurityEventKind = enumOf<SecurityEventKindValue>(SECURITY_EVENTS);
const ProfileAccessKind = enumOf<ProfileAccessKindValue>(PROFILE_ACCESSES);
const SecurityEventOutcome = { ALLOWED: "ALLOWED", REFUSED: "REFUSED" } as const;

registerEnum("SecurityEventKind", SecurityEventKind, "What happened to an account.", SECURITY_EVENTS);
registerEnum("ProfileAccessKind", ProfileAccessKind, "What a company saw of a seeker.", PROFILE_ACCESSES);
registerEnum("SecurityEventOutcome", SecurityEventOutcome, "What became of a try.", {
  ALLOWED: "It was done.",
  REFUSED: "It was refused, such as for a wrong password.",
});

@ObjectType({ description: "Something that happened to an account; never rewritten." })
export class SecurityEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => SecurityEventKind, { description: "What happened." })
  kind!: SecurityEventKindValue;

  @Field(() => SecurityEventOutcome, { description: "Whether it was done." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, {
    nullable: true,
    description: 'The browser and system, such as "Firefox on Windows", or a program\'s name; null when not known.',
  })
  device!: string;

  @Field(() => String, { nullable: true, description: "The IP address that it came from; null when not known." })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When." })
  createdAt!: Date;
}

/** A page of what happened to an account. */
export const SecurityEventConnection = connectionOf(() => SecurityEvent, "SecurityEvent");

@ObjectType({ description: "That a company saw something of a seeker on a day." })
export class ProfileAccess {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "The company; null when it is gone." })
  companyName!: string | null;

  @Field(() => ProfileAccessKind, { description: "What was seen." })
  kind!: ProfileAccessKindValue;

  @Field(() => DateTimeScalar, { description: "The beginning of the day, in UTC." })
  day!: Date;
}

/** A page of what companies saw of a seeker. */
export const ProfileAccessConnection = connectionOf(() => ProfileAccess, "ProfileAccess");
