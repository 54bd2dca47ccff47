import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";
import { ApplicationNote } from "./notes/notes.types.ts";
import { ApplicationStage } from "./stages/stages.types.ts";

@ObjectType({ description: "What an applicant sent to another job of the company before." })
export class EarlierApplication {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "What became of it." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, { description: "When it was sent." })
  appliedAt!: Date;
}

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

  @Field(() => ApplicationStage, {
    nullable: true,
    description: "Where it is while it is not decided; of one that is decided, where it was.",
  })
  stage!: ApplicationStage | null;

  @Field(() => [String], { description: "The company's tags on it; no applicant sees them." })
  tags!: readonly string[];

  @Field(() => String, {
    description: "What the applicant is told with the decision; empty: nothing of the company's own.",
  })
  message!: string;

  loadEvents!: () => Promise<readonly ApplicationEvent[]>;

  @Field(() => [ApplicationEvent], { description: "What happened to the application, the oldest first." })
  events(): Promise<readonly ApplicationEvent[]> {
    return this.loadEvents();
  }

  loadNotes!: () => Promise<readonly ApplicationNote[]>;

  @Field(() => [ApplicationNote], { description: "What the company's people wrote about it, the oldest first." })
  notes(): Promise<readonly ApplicationNote[]> {
    return this.loadNotes();
  }

  loadEarlier!: () => Promise<readonly EarlierApplication[]>;

  @Field(() => [EarlierApplication], {
    description:
      "What the same person sent before to other jobs of the company that the viewer sees, the newest first.",
  })
  appliedBefore(): Promise<readonly EarlierApplication[]> {
    return this.loadEarlier();
  }
}

/** A page of applicants. */
export const ApplicantConnection = connectionOf(() => Applicant, "Applicant");
