import { z } from "zod";
import { WEBHOOK_KINDS, type WebhookKind } from "../../shared/webhooks.ts";
import { ApplicationStatus, JobChangeKind } from "../generated/prisma/enums.ts";

const id = (description: string) => z.uuid().meta({ description });

const applicationIds = {
  applicationId: id("The id of the application."),
  jobId: id("The id of the job."),
  seekerId: id(
    "The id of the applicant. While anonymous review hides the applicant, the id of the application instead.",
  ),
};

const application = z.object({
  ...applicationIds,
  status: z.enum(ApplicationStatus).meta({ description: "The status of the application after the event." }),
  stage: z
    .string()
    .nullable()
    .meta({
      description:
        "The name of the stage to which the application was moved; null unless the event is " +
        "`application.stage_moved`.",
    }),
});

const idOf = (thing: string) => id(`The id of ${thing}; null for events from before it was recorded.`).nullable();
const interview = application.extend({ interviewId: idOf("the interview") });
const offer = application.extend({ offerId: idOf("the version of the offer") });

/** The data of a webhook about an application. */
export type ApplicationData = z.infer<typeof application> | z.infer<typeof interview> | z.infer<typeof offer>;

const message = z.object({
  ...applicationIds,
  messageId: id("The id of the message."),
  seq: z.int().meta({ description: "The message's number in the conversation of the application, from 1." }),
  from: z.enum(["APPLICANT", "COMPANY"]).meta({ description: "The side that wrote the message." }),
});

/** The data of a webhook about a message; its text is read with `messages`. */
export type MessageData = z.infer<typeof message>;

const job = z.object({
  jobId: id("The id of the job."),
  externalId: z
    .string()
    .nullable()
    .meta({ description: "The job's id in the company's source system; null if it has none." }),
  title: z.string().meta({ description: "The job title." }),
  change: z.enum(JobChangeKind).meta({ description: "The kind of change to the job." }),
});

/** The data of a webhook about a job. */
export type JobData = z.infer<typeof job>;

const DATA: Readonly<Record<WebhookKind | "test", z.ZodObject>> = {
  "application.received": application,
  "application.withdrawn": application,
  "application.decided": application,
  "application.stage_moved": application,
  "application.message": message,
  "interview.offered": interview,
  "interview.scheduled": interview,
  "interview.moved": interview,
  "interview.declined": interview,
  "interview.cancelled": interview,
  "offer.sent": offer,
  "offer.changed": offer,
  "offer.accepted": offer,
  "offer.declined": offer,
  "offer.withdrawn": offer,
  "offer.lapsed": offer,
  "job.opened": job,
  "job.edited": job,
  "job.closed": job,
  test: z.object({ message: z.string().meta({ description: "A sample text." }) }),
};

const LABELS = { ...WEBHOOK_KINDS, test: { label: "Sample requested" } };

/** Returns each kind of webhook with its occasion and the schema of its body. */
export const webhookBodies = () =>
  (Object.keys(DATA) as (keyof typeof DATA)[]).map((kind) => ({
    kind,
    label: LABELS[kind].label,
    body: z.object({
      type: z.literal(kind).meta({ description: "The kind of the event." }),
      timestamp: z.iso.datetime().meta({ description: "When the event happened." }),
      data: DATA[kind].meta({ description: "What the event is about." }),
    }),
  }));

/** Returns the body of a webhook about something that happened then. */
export const webhookBody = (type: keyof typeof DATA, data: object, happened: Date): string =>
  JSON.stringify({ type, data, timestamp: happened.toISOString() });
