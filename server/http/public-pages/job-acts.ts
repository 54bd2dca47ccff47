import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { jobPath } from "../../../shared/public-addresses.ts";
import type { PublicLink } from "../../../shared/public-pages.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { Actor, MaybeActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { publicError } from "../public-error.ts";
import type { PublicPageContext } from "./context.ts";
import { sendGone } from "./job-page.ts";
import { messagePage } from "./messages.ts";
import { FINISH_PATH, type PendingAct, type pendingActs } from "./pending-act.ts";
import { OWN_ANSWER } from "./send-page.ts";

interface JobActs extends PublicPageContext {
  readonly actorOf: (request: FastifyRequest, reply: FastifyReply) => (role: Role) => Promise<MaybeActor>;
  readonly pending: ReturnType<typeof pendingActs>;
  readonly log: Logger;
}

const LOG_IN: PublicLink = { text: "Log in as a job seeker", path: "/user-login" };

const withResume = (hasResume: boolean) => (hasResume ? "with the resume of your profile" : "without a resume");

const QUESTION = {
  apply: {
    heading: (title: string) => `Apply to “${title}”?`,
    text: (company: string, hasResume: boolean) => `${company} gets your profile, ${withResume(hasResume)}.`,
    button: "Apply",
  },
  save: {
    heading: (title: string) => `Save “${title}”?`,
    text: () => "It goes on your list.",
    button: "Save",
  },
} as const;

const DONE = {
  apply: {
    heading: "You applied",
    text: (what: string, hasResume: boolean) => `Your application to ${what} is sent, ${withResume(hasResume)}.`,
    list: { text: "Your applications", path: "/main/appliedjobs" },
  },
  save: {
    heading: "Saved",
    text: (what: string) => `${what} is on your list.`,
    list: { text: "Your saved jobs", path: "/main/savedjobs" },
  },
} as const;

/**
 * Applying and saving from a job's page without script: `POST /jobs/{id}/apply` and `/save`. Who is not signed in is led through
 * log-in or sign-up to `GET /jobs/finish`, which asks before it is done: somebody else may have logged in.
 */
export async function jobActRoutes(app: FastifyInstance, context: JobActs) {
  const { services, sendPage, actorOf, pending, log } = context;
  // The forms have no fields.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null, undefined),
  );

  for (const act of ["apply", "save"] as const) {
    app.post<{ Params: { job: string } }>(`/jobs/:job/${act}`, async (request, reply) => {
      const actor = actorOf(request, reply);
      const wanted = { act, jobId: request.params.job };
      const seeker = await actor("SEEKER");
      if (seeker) return finish(seeker, wanted, request, reply);
      const found = await services.publicJobs.find(wanted.jobId);
      if (!found?.isOpen) return sendGone(context, request, reply, found, { id: wanted.jobId, title: "" });
      await pending.remember(reply, wanted);
      if (!(await actor("RECRUITER"))) return reply.redirect(LOG_IN.path, 303);
      const text = `You are signed in as a recruiter. Jobs are for job seekers to ${act}: log in as one, and it is done.`;
      const links = [LOG_IN, backTo(found.job)];
      return sendPage(request, reply, messagePage({ heading: "For job seekers", text, links }), {
        ...OWN_ANSWER,
        status: 403,
      });
    });
  }

  app.get(FINISH_PATH, async (request, reply) => {
    const wanted = await pending.read(request);
    if (!wanted) return reply.redirect("/jobs", 303);
    const seeker = await actorOf(request, reply)("SEEKER");
    if (!seeker) return reply.redirect(LOG_IN.path, 303);
    const { act, jobId } = wanted;
    const found = await services.publicJobs.find(jobId);
    if (!found?.isOpen) {
      pending.forget(reply);
      return sendGone(context, request, reply, found, { id: jobId, title: "" });
    }
    const { job } = found;
    const { name, hasResume } = await services.seekers.own(seeker);
    const { heading, text, button } = QUESTION[act];
    const page = messagePage({
      heading: heading(job.title),
      text: `You are logged in as ${name}. ${text(job.company.name, hasResume)}`,
      form: { action: `/jobs/${jobId}/${act}`, button },
      links: [backTo(job)],
    });
    return sendPage(request, reply, page, OWN_ANSWER);
  });

  async function finish(seeker: Actor, { act, jobId }: PendingAct, request: FastifyRequest, reply: FastifyReply) {
    const { heading, text, list } = DONE[act];
    pending.forget(reply);
    try {
      const { hasResume } = await services.seekers.own(seeker);
      const job =
        act === "apply"
          ? await services.ownApplications.apply(seeker, jobId)
          : await services.savedJobs.save(seeker, jobId);
      const message = {
        heading,
        text: text(`“${job.title}” at ${job.company.name}`, hasResume),
        links: [list, backTo(job)],
      };
      return sendPage(request, reply, messagePage(message), OWN_ANSWER);
    } catch (error) {
      const isGone = error instanceof AppError && (error.code === "NOT_FOUND" || error.code === "JOB_CLOSED");
      if (isGone) {
        const found = await services.publicJobs.find(jobId);
        if (!found?.isOpen) return sendGone(context, request, reply, found, { id: jobId, title: "" });
      }
      const { http, message, retryAfter } = publicError(error, request.id, log);
      if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
      const page = messagePage({
        heading: "That did not work",
        text: message,
        links: [list, { text: "Find open jobs", path: "/jobs" }],
      });
      return sendPage(request, reply, page, { ...OWN_ANSWER, status: http });
    }
  }
}

const backTo = (job: Pick<JobView, "id" | "title">): PublicLink => ({ text: "Back to the job", path: jobPath(job) });
