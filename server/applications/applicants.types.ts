import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";

@ObjectType({ description: "An application to one of the acting recruiter's jobs, with who applied." })
export class Applicant {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "Where it stands." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Raised with each change; give it with a decision to be told of another's." })
  version!: number;

  @Field(() => DateTimeScalar, { description: "When the seeker applied." })
  appliedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The resume as it was sent; where none was, the one that the profile has now; null without either.",
  })
  resumeUrl!: string | null;

  @Field(() => Boolean, {
    description: "Whether `resumeUrl` is the profile's current resume, because none was sent with the application.",
  })
  resumeFromProfile!: boolean;

  @Field(() => Seeker, { description: "Who applied." })
  seeker!: Seeker;

  loadEvents!: () => Promise<readonly ApplicationEvent[]>;

  @Field(() => [ApplicationEvent], { description: "What happened to the application, the oldest first." })
  events(): Promise<readonly ApplicationEvent[]> {
    return this.loadEvents();
  }
}

/** A page of applicants. */
export const ApplicantConnection = connectionOf(() => Applicant, "Applicant");
