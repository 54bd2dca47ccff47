import { Field, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "The result of reauthenticating the current session." })
export class ConfirmationPayload {
  @Field(() => DateTimeScalar, {
    description: "The time until which sensitive operations need no further reauthentication: 15 minutes from now.",
  })
  confirmedUntil!: Date;
}
