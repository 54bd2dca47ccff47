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

registerEnum("ResumeProblem", ResumeProblem, "The reason why the text of a resume cannot be read.", {
  LOCKED: "It is protected by a password.",
  TOO_MANY_PAGES: "It has more than 20 pages.",
  NO_TEXT: "It contains no text; it may be a scan.",
  DAMAGED: "It cannot be read; it may be damaged.",
  TOO_SLOW: "Reading it takes too long.",
});

@ObjectType({ description: "An earlier application of the same person to another job of the company." })
export class EarlierApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "Its status." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, { description: "When it was sent." })
  appliedAt!: Date;
}

@ObjectType({ description: "The state of an application that the company received, without its applicant." })
export class ReceivedApplicationState {
  @Field(() => ID, {
    description:
      "The application. It remains the same when the seeker withdraws and applies to the same job again; `version` grows.",
  })
  applicationId!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => ApplicationStatus, { description: "Its current status, which may be WITHDRAWN." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "Incremented with each change." })
  version!: number;
}

@ObjectType({ description: "An application to a job of the acting recruiter's company, with its applicant." })
export class Applicant {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ID, { description: "The job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The job's title." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "Its status." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description: "Incremented with each change; send it with a decision to detect concurrent changes.",
  })
  version!: number;

  @Field(() => DateTimeScalar, { description: "When the seeker applied." })
  appliedAt!: Date;

  @Field(() => DateTimeScalar, {
    description:
      "Until when the seeker can undo the application as if it had never been sent. Notifications and webhooks report it " +
      "only then; a program that copies applications should wait as long.",
  })
  undoableUntil!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The last day for the promised answer, in UTC; null for applications decided before there were promises.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "When it was closed because that day had passed without an answer; a later answer counts as late.",
  })
  unansweredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The resume as sent; if none was sent, the current one of the profile; null without either.",
  })
  resumeUrl!: string | null;

  @Field(() => Boolean, {
    description: "Whether `resumeUrl` is the profile's current resume, because none was sent with the application.",
  })
  resumeFromProfile!: boolean;

  @Field(() => Seeker, { description: "The applicant." })
  seeker!: Seeker;

  @Field(() => ApplicationStage, {
    nullable: true,
    description: "Its stage while undecided; for a decided application, its last stage.",
  })
  stage!: ApplicationStage | null;

  @Field(() => [String], { description: "The company's tags on it; never visible to applicants." })
  tags!: readonly string[];

  @Field(() => Boolean, {
    description:
      "Whether blind mode hides the applicant: `seeker` has no name, picture, schools, age or contact details, " +
      "there is no file, and `resumeText` is redacted.",
  })
  isHidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The company's message to the applicant with the decision; null if there is none.",
  })
  message!: string;

  @Field(() => String, { nullable: true, description: "The applicant's note to the company; null if there is none." })
  coverNote!: string;

  loadAnswers!: () => Promise<readonly ApplicationAnswer[]>;

  @Field(() => [ApplicationAnswer], {
    description:
      "The applicant's answers to the job's questions, in order; without files while blind mode hides the applicant.",
  })
  answers(): Promise<readonly ApplicationAnswer[]> {
    return this.loadAnswers();
  }

  loadEvents!: () => Promise<readonly ApplicationEvent[]>;

  @Field(() => [ApplicationEvent], { description: "The events of the application, oldest first." })
  events(): Promise<readonly ApplicationEvent[]> {
    return this.loadEvents();
  }

  loadNotes!: () => Promise<readonly ApplicationNote[]>;

  @Field(() => [ApplicationNote], { description: "The notes of the company's members about it, oldest first." })
  notes(): Promise<readonly ApplicationNote[]> {
    return this.loadNotes();
  }

  readResumeText!: () => Promise<string | null>;

  @Field(() => String, {
    nullable: true,
    description: "The text of the resume; null while it is not read yet, when it cannot be read, and without a resume.",
  })
  resumeText(): Promise<string | null> {
    return this.readResumeText();
  }

  loadResumeProblem!: () => Promise<ResumeProblem | null>;

  @Field(() => ResumeProblem, {
    nullable: true,
    description: "The reason why the resume has no text; null if it has text.",
  })
  resumeTextProblem(): Promise<ResumeProblem | null> {
    return this.loadResumeProblem();
  }

  loadEarlier!: () => Promise<readonly EarlierApplication[]>;

  @Field(() => [EarlierApplication], {
    description:
      "Earlier applications of the same person to other jobs of the company that the viewer may see, newest first.",
  })
  appliedBefore(): Promise<readonly EarlierApplication[]> {
    return this.loadEarlier();
  }
}

@ObjectType()
class ApplicantOrderFields {
  @Field(() => String, { description: "A human-readable description of the list's order." })
  orderDescription!: string;
}

/** A page of applicants. */
export const ApplicantConnection = connectionOf(() => Applicant, "Applicant", undefined, ApplicantOrderFields);
