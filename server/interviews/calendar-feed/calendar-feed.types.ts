import { Field, ObjectType } from "type-graphql";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "The caller's calendar feed: their interviews, for calendar programs that subscribe to its address.",
})
export class CalendarFeed {
  @Field(() => DateTimeScalar, { description: "When its present address was created." })
  createdAt!: Date;
}

@ObjectType({ description: "The calendar feed after a change." })
export class CalendarFeedPayload {
  @Field(() => CalendarFeed, { nullable: true, description: "The feed; null if it is turned off now." })
  feed!: CalendarFeed | null;

  @Field(() => String, {
    nullable: true,
    description: "Its new address, which cannot be read again. Anyone who has it can see the interviews.",
  })
  url!: string | null;
}
