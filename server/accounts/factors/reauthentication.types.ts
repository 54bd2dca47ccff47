import { Field, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "That the acting session is its account's owner's." })
export class ConfirmationPayload {
  @Field(() => DateTimeScalar, { description: "Until then nothing answers `REAUTHENTICATION_REQUIRED`." })
  confirmedUntil!: Date;
}
