import { Field, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "The result of reauthenticating the current session." })
export class ConfirmationPayload {
  @Field(() => DateTimeScalar, {
    description: "Until when sensitive operations are allowed without reauthenticating again: 15 minutes from now.",
  })
  confirmedUntil!: Date;
}
