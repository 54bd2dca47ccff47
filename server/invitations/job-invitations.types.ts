import { ArgsType, Field, ID, InputType, ObjectType } from "type-graphql";
import { Job } from "../jobs/jobs.types.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { PageArgs } from "../platform/graphql/page-args.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { INVITATION_STATUS } from "./job-invitations.store.ts";

registerEnum("JobInvitationStatus", INVITATION_STATUS, "The status of an invitation to apply for a job.", {
  SENT: "The seeker has not accepted it. Companies are not informed of invitations that are declined.",
  ACCEPTED: "The seeker is interested, and the company sees their contact details.",
  WITHDRAWN: "The company withdrew it.",
  ENDED: "The job has closed, the seeker has applied, or 30 days have passed since it was sent or accepted.",
});

@ObjectType({ simpleResolvers: true, description: "An invitation of a seeker to apply for a job." })
export class JobInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field(() => Job, { description: "The job." })
  job!: Job;

  @Field(() => ID, { description: "The id of the invited seeker." })
  seekerId!: string;

  @Field(() => String, { description: "The name of the invited seeker." })
  seekerName!: string;

  @Field(() => String, { description: "What the company wrote, as plain text, at most 500 characters." })
  text!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The name of the member who sent it; null if unknown. For colleagues without a name the email address, which " +
      "seekers do not see.",
  })
  sentBy!: string | null;

  @Field(() => INVITATION_STATUS, { description: "Its status." })
  status!: keyof typeof INVITATION_STATUS;

  @Field(() => DateTimeScalar, { description: "When it was sent." })
  sentAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: "When it was accepted; null if it was not." })
  acceptedAt!: Date | null;
}

/** A page of invitations. */
export const JobInvitationConnection = connectionOf(() => JobInvitation, "JobInvitation");

@ArgsType()
export class JobInvitationArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: "Only invitations to this job. For members of the company." })
  jobId?: string | null;

  @Field(() => ID, { nullable: true, description: "Only invitations of this seeker. For members of the company." })
  seekerId?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Whether to list only those that were accepted. For members of the company.",
  })
  acceptedOnly!: boolean;
}

@InputType({ description: "An invitation to send." })
export class InviteToJobInput {
  @Field(() => ID, { description: "The id of one of the company's open jobs." })
  jobId!: string;

  @Field(() => ID, { description: "The id of a seeker whom `candidates` lists." })
  seekerId!: string;

  @Field(() => String, { description: "Why this person is invited, as plain text, at most 500 characters." })
  text!: string;
}

@InputType({ description: "An invitation to accept, decline or withdraw." })
export class JobInvitationInput {
  @Field(() => ID, { description: "The invitation's id." })
  invitationId!: string;
}

@ObjectType({ description: "The invitation after a change." })
export class JobInvitationPayload {
  @Field(() => JobInvitation, { description: "The invitation after the change." })
  invitation!: JobInvitation;
}

@ObjectType({ description: "The invitation that was declined." })
export class DeclineJobInvitationPayload {
  @Field(() => ID, { description: "The invitation's id." })
  invitationId!: string;
}
