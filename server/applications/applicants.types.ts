import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationStatus, ResumeProblem } from "../generated/prisma/enums.ts";
import { connectionOf } from "../platform/graphql/connection.ts";
import { FileAddress } from "../platform/graphql/file-address.ts";
import { registerEnum } from "../platform/graphql/register-enum.ts";
import { DateScalar, DateTimeScalar } from "../platform/graphql/scalars.ts";
import { Seeker } from "../seekers/seekers.types.ts";
import { ApplicationAnswer } from "./answers/answers.types.ts";
import { ApplicationEvent } from "./applications.types.ts";
import { ApplicationNote } from "./notes/notes.types.ts";
import { ApplicationStage } from "./stages/stages.types.ts";

registerEnum("ResumeProblem", ResumeProblem, "The reason why the text of a resume cannot be read.", {
  LOCKED: "The file is protected by a password.",
  TOO_MANY_PAGES: "The file has more than 20 pages.",
  NO_TEXT: "The file contains no text, for example because it is a scan.",
  DAMAGED: "The file cannot be read, for example because it is damaged.",
  TOO_SLOW: "Reading the file takes too long.",
});

@ObjectType({ description: "An application of the same person to another job of the company." })
export class EarlierApplication {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The title of the job applied to." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "The application's status." })
  status!: ApplicationStatus;

  @Field(() => DateTimeScalar, { description: "When the application was sent." })
  appliedAt!: Date;
}

@ObjectType({
  description: "The state of an application that the company received, without data about its applicant.",
})
export class ReceivedApplicationState {
  @Field(() => ID, {
    description:
      "The application's id. It stays the same when the seeker withdraws and applies to the same job again; only " +
      "`version` increases.",
  })
  applicationId!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => ApplicationStatus, { description: "The application's current status, which may be WITHDRAWN." })
  status!: ApplicationStatus;

  @Field(() => Int, { description: "A number that increases with each change to the application." })
  version!: number;
}

@ObjectType({ description: "An application to a job of the caller's company, with its applicant." })
export class Applicant {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ID, { description: "The id of the job applied to." })
  jobId!: string;

  @Field(() => String, { description: "The title of the job applied to." })
  jobTitle!: string;

  @Field(() => ApplicationStatus, { description: "The application's status." })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description:
      "A number that increases with each change to the application. Send it with a decision to detect concurrent " +
      "changes.",
  })
  version!: number;

  @Field(() => DateTimeScalar, {
    description: "When the application was sent; the last time if the seeker withdrew it and applied again.",
  })
  appliedAt!: Date;

  @Field(() => DateTimeScalar, {
    description:
      "The time until which the seeker can undo the application as if it had never been sent. Notifications and webhooks " +
      "report the application only after this time, and apps that copy applications should also wait for it.",
  })
  undoableUntil!: Date;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      "The response deadline: the last day, in UTC, of the response time that the company promised. Null for " +
      "applications decided before response times existed.",
  })
  answerDueOn!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      "When the application was closed because the response deadline passed without a response; null if it was " +
      "not. A later response counts as late.",
  })
  unansweredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The URL of the resume sent with the application or, if none was sent, of the profile's current one. Null " +
      "without either, and while anonymous review hides the applicant.",
  })
  @FileAddress()
  resumeUrl!: string | null;

  @Field(() => Boolean, {
    description: "Whether the resume is the profile's current one, because none was sent with the application.",
  })
  resumeFromProfile!: boolean;

  @Field(() => Seeker, {
    description:
      "The applicant's profile. While anonymous review hides the applicant, it has no identifying details, and " +
      "its `id` is the application's.",
  })
  seeker!: Seeker;

  @Field(() => ApplicationStage, {
    nullable: true,
    description: "The stage of an undecided application; for a decided one, the last stage it was in.",
  })
  stage!: ApplicationStage | null;

  @Field(() => [String], { description: "The company's tags on the application, never visible to the applicant." })
  tags!: readonly string[];

  @Field(() => Boolean, {
    description:
      "Whether anonymous review hides the applicant: `seeker` has no name, photo, schools, age or contact " +
      "details, files are withheld, and names and contact details are removed from texts.",
  })
  isHidden!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The company's message to the applicant with its decision; null if there is none.",
  })
  message!: string;

  @Field(() => String, { nullable: true, description: "The applicant's cover note; null if there is none." })
  coverNote!: string;

  loadAnswers!: () => Promise<readonly ApplicationAnswer[]>;

  @Field(() => Int, {
    description:
      "The number of `answers` that do not meet the job's requirements; 0 if all do, and if the job has none.",
  })
  unmetRequirements!: number;

  @Field(() => [ApplicationAnswer], {
    description:
      "The applicant's answers to the job's screening questions, in order. Files are left out while anonymous " +
      "review hides the applicant.",
  })
  answers(): Promise<readonly ApplicationAnswer[]> {
    return this.loadAnswers();
  }

  loadEvents!: () => Promise<readonly ApplicationEvent[]>;

  @Field(() => [ApplicationEvent], { description: "The application's events, oldest first." })
  events(): Promise<readonly ApplicationEvent[]> {
    return this.loadEvents();
  }

  loadNotes!: () => Promise<readonly ApplicationNote[]>;

  @Field(() => [ApplicationNote], {
    description: "The internal notes that members of the company wrote on the application, oldest first.",
  })
  notes(): Promise<readonly ApplicationNote[]> {
    return this.loadNotes();
  }

  readResumeText!: () => Promise<string | null>;

  @Field(() => String, {
    nullable: true,
    description:
      "The text of the resume; null without a resume, before it is read, and if it cannot be read. Requesting the " +
      "text is recorded as opening the resume.",
  })
  resumeText(): Promise<string | null> {
    return this.readResumeText();
  }

  loadResumeProblem!: () => Promise<ResumeProblem | null>;

  @Field(() => ResumeProblem, {
    nullable: true,
    description: "The reason why the text of the resume cannot be read; null if there is no problem.",
  })
  resumeTextProblem(): Promise<ResumeProblem | null> {
    return this.loadResumeProblem();
  }

  loadEarlier!: () => Promise<readonly EarlierApplication[]>;

  @Field(() => [EarlierApplication], {
    description:
      "Earlier applications of the same applicant to other jobs of the company that the viewer may see, newest " +
      "first. Empty while anonymous review hides the applicant.",
  })
  appliedBefore(): Promise<readonly EarlierApplication[]> {
    return this.loadEarlier();
  }
}

@ObjectType()
class ApplicantOrderFields {
  @Field(() => String, { description: "The sort order of the list, as a sentence to show to people." })
  orderDescription!: string;
}

/** A page of applicants. */
export const ApplicantConnection = connectionOf(() => Applicant, "Applicant", undefined, ApplicantOrderFields);
