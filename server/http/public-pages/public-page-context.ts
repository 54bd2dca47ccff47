import type { FastifyReply, FastifyRequest } from "fastify";
import type { PublicPage } from "../../../shared/public-pages.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Services } from "../../services/services.ts";
import type { pendingActs } from "./pending-action.ts";
import { OWN_ANSWER, type SendPage } from "./send-page.ts";

/** The dependencies of the public page routes. */
export interface PublicPageContext {
  readonly services: Pick<
    Services,
    | "companies"
    | "jobAlerts"
    | "jobChanges"
    | "jobs"
    | "notices"
    | "ownApplications"
    | "publicJobs"
    | "responseRecords"
    | "savedJobs"
    | "searchHelp"
    | "seekers"
    | "relatedJobs"
    | "similarJobs"
  >;
  readonly publicUrl: string;
  readonly sendPage: SendPage;
  /** Whether there is a playground to link to. */
  readonly playground: boolean;
  /** Contact for accessibility issues: a `mailto:` or `https:` URL. */
  readonly accessibilityContact: string | undefined;
  readonly actorOf: (request: FastifyRequest, reply: FastifyReply) => (role: Role) => Promise<MaybeActor>;
  readonly pending: ReturnType<typeof pendingActs>;
  readonly log: Logger;
}

/** Sends an uncacheable page to its reader, which reflects whether they are signed in. */
export async function sendOwn(
  { sendPage, actorOf }: PublicPageContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: PublicPage,
  status = 200,
): Promise<FastifyReply> {
  const actor = actorOf(request, reply);
  const isSignedIn = async () => Boolean((await actor("SEEKER")) ?? (await actor("RECRUITER")));
  // If the session cannot be checked, the public version is shown: this may be the page that reports the error.
  return sendPage(
    request,
    reply,
    { ...page, isSignedIn: await isSignedIn().catch(() => false) },
    { ...OWN_ANSWER, status },
  );
}
