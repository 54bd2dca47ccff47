import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus, ResumeProblem } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";
import { ApplicationAnswer } from "./answers/answers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";
import { ApplicationNote } from "./notes/notes.types.ts";
import { ApplicationStage } from "./stages/stages.types.ts";

registerEnum("ResumeProblem", ResumeProblem, "Why a resume cannot be read.", {
  LOCKED: "It is locked with a password.",
  TOO_MANY_PAGES: "It has more than 20 pages.",
  NO_TEXT: "It has no text; it may be a scan.",
  DAMAGED: "It cannot be read; it may be damaged.",
  TOO_SLOW: "It takes too long to read.",
});

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

  @Field(() => DateScalar, {
    nullable: true,
    description: "The last day of the promised answer, in UTC; null for what was decided before there were promises.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it was closed because that day had passed without an answer; a later one counts as late.",
  })
  unansweredAt!: Date | null;

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

  @Field(() => Boolean, {
    description:
      "Whether blind mode hides who applied: `seeker` has neither name, picture, schools, age nor contacts, there is no file, and `resumeText` is without them.",
  })
  isHidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "What the applicant is told with the decision; null for nothing of the company's own.",
  })
  message!: string;

  @Field(() => String, { nullable: true, description: "What the applicant wrote to the company; null for nothing." })
  coverNote!: string;

  loadAnswers!: () => Promise<readonly ApplicationAnswer[]>;

  @Field(() => [ApplicationAnswer], {
    description:
      "What the applicant answered to the job's questions, in their order; without files while blind mode hides who that is.",
  })
  answers(): Promise<readonly ApplicationAnswer[]> {
    return this.loadAnswers();
  }

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

  readResumeText!: () => Promise<string | null>;

  @Field(() => String, {
    nullable: true,
    description: "What the resume says; null while it is not read yet, where it cannot be, and without one.",
  })
  resumeText(): Promise<string | null> {
    return this.readResumeText();
  }

  loadResumeProblem!: () => Promise<ResumeProblem | null>;

  @Field(() => ResumeProblem, { nullable: true, description: "Why the resume has no text; null where it has." })
  resumeTextProblem(): Promise<ResumeProblem | null> {
    return this.loadResumeProblem();
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

@ObjectType()
class ApplicantOrderFields {
  @Field(() => String, { description: "What the order of the list is, in a sentence for people." })
  orderDescription!: string;
}

/** A page of applicants. */
export const ApplicantConnection = connectionOf(() => Applicant, "Applicant", undefined, ApplicantOrderFields);
