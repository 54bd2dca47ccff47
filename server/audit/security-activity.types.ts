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

registerEnum("SecurityEventKind", SecurityEventKind, "The kind of a security event.", SECURITY_EVENTS);
registerEnum("ProfileAccessKind", ProfileAccessKind, "The data of a seeker that a company saw.", PROFILE_ACCESSES);
registerEnum("SecurityEventOutcome", SecurityEventOutcome, "The outcome of an attempt.", {
  ALLOWED: "It was carried out.",
  REFUSED: "It was rejected, for example because of a wrong password.",
});

@ObjectType({ description: "A security event of an account; immutable." })
export class SecurityEvent {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => SecurityEventKind, { description: "What happened." })
  kind!: SecurityEventKindValue;

  @Field(() => SecurityEventOutcome, { description: "Whether it was carried out." })
  outcome!: "ALLOWED" | "REFUSED";

  @Field(() => String, {
    nullable: true,
    description: 'The browser and system, such as "Firefox on Windows", or a program\'s name; null if unknown.',
  })
  device!: string;

  @Field(() => String, { nullable: true, description: "The IP address of the client; null if unknown." })
  address!: string;

  @Field(() => DateTimeScalar, { description: "When it happened." })
  createdAt!: Date;
}

/** A page of security events. */
export const SecurityEventConnection = connectionOf(() => SecurityEvent, "SecurityEvent");

@ObjectType({ description: "A company's access to data of a seeker on a day." })
export class ProfileAccess {
  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "The company; null if it was deleted." })
  companyName!: string | null;

  @Field(() => ProfileAccessKind, { description: "What was seen." })
  kind!: ProfileAccessKindValue;

  @Field(() => DateTimeScalar, { description: "The start of the day, in UTC." })
  day!: Date;
}

/** A page of accesses to a seeker's data. */
export const ProfileAccessConnection = connectionOf(() => ProfileAccess, "ProfileAccess");
