import { Field, ID, InputType, ObjectType } from "type-graphql";
import { connectionOf } from "../../platform/graphql/connection.ts";
import { DateTimeScalar } from "../../platform/graphql/scalars.ts";

@ObjectType({ description: "A job that the caller has hidden, or a company whose jobs the caller has hidden." })
export class HiddenListing {
  @Field(() => ID, { description: "The id of this entry." })
  id!: string;

  @Field(() => ID, { nullable: true, description: "The hidden job's id; null if a company is hidden." })
  jobId!: string | null;

  @Field(() => ID, { nullable: true, description: "The hidden company's id; null if one job is hidden." })
  companyId!: string | null;

  @Field(() => String, { nullable: true, description: "The hidden job's title; null if a company is hidden." })
  jobTitle!: string | null;

  @Field(() => String, { description: "The name of the hidden company, or of the hidden job's company." })
  companyName!: string;

  @Field(() => DateTimeScalar, { description: "When the job or the company was hidden." })
  hiddenAt!: Date;
}

/** A page of what is hidden. */
export const HiddenListingConnection = connectionOf(() => HiddenListing, "HiddenListing");

@InputType({ description: "What to hide or show again: exactly one of the fields." })
export class ListingInput {
  @Field(() => ID, { nullable: true, description: "The job's id." })
  jobId?: string | null;

  @Field(() => ID, { nullable: true, description: "The company's id." })
  companyId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True for all jobs that their company has posted more than once (`timesPosted`).",
  })
  reposts?: boolean | null;
}

@ObjectType({ description: "What is now hidden or shown again." })
export class ListingPayload {
  @Field(() => ID, { nullable: true, description: "The job's id; null if it is not one job." })
  jobId!: string | null;

  @Field(() => ID, { nullable: true, description: "The company's id; null if it is not one company." })
  companyId!: string | null;

  @Field(() => Boolean, { description: "Whether it is all jobs that their company has posted more than once." })
  reposts!: boolean;
}
