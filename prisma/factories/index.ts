import { buildAccount } from "./account.factory.ts";
import { buildApp } from "./app.factory.ts";
import { buildApplication } from "./application.factory.ts";
import { buildConnection } from "./connection.factory.ts";
import { buildApplicationConversation, buildConversation } from "./conversation.factory.ts";
import { buildExperience } from "./experience.factory.ts";
import { buildFile } from "./file.factory.ts";
import { buildInterview } from "./interview.factory.ts";
import { buildJob } from "./job.factory.ts";
import { buildMessage } from "./message.factory.ts";
import { buildOffer } from "./offer.factory.ts";
import { buildMember, buildRecruiter } from "./recruiter.factory.ts";
import { buildSavedJob } from "./saved-job.factory.ts";
import { buildSeeker } from "./seeker.factory.ts";
import { buildSession } from "./session.factory.ts";

export { buildAccount, FACTORY_PASSWORD } from "./account.factory.ts";
export { buildApp } from "./app.factory.ts";
export { buildApplication } from "./application.factory.ts";
export { buildConnection } from "./connection.factory.ts";
export { buildExperience } from "./experience.factory.ts";
export { buildJob } from "./job.factory.ts";
export { buildMessage } from "./message.factory.ts";
export { buildMember, buildRecruiter } from "./recruiter.factory.ts";
export { buildSavedJob } from "./saved-job.factory.ts";
export { buildSeeker } from "./seeker.factory.ts";

/** All factories, by what they save. Each takes a client first. */
export const FACTORIES = {
  account: buildAccount,
  app: buildApp,
  application: buildApplication,
  connection: buildConnection,
  conversation: buildConversation,
  applicationConversation: buildApplicationConversation,
  experience: buildExperience,
  file: buildFile,
  interview: buildInterview,
  job: buildJob,
  message: buildMessage,
  member: buildMember,
  offer: buildOffer,
  recruiter: buildRecruiter,
  savedJob: buildSavedJob,
  seeker: buildSeeker,
  session: buildSession,
};
