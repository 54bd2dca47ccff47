import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sourceFrom } from "../../../shared/applications.ts";
import { cleanSearch } from "../../../shared/job-search-address.ts";
import { logInReasonSearch } from "../../../shared/login/log-in-reason.ts";
import type { PublicLink } from "../../../shared/public-pages.ts";
import { ALERT_PATH, jobPath } from "../../../shared/public-paths.ts";
import { applicantsPath } from "../../../shared/recruiters.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { Actor } from "../../platform/actor.ts";
import { isOwnCompany } from "../../platform/company-permissions.ts";
import { AppError } from "../../platform/errors.ts";
import { sendClosedJob } from "./job-page.ts";
import { messagePage } from "./message-pages.ts";
import { type CompletedAction, ownJobPath } from "./own-job.ts";
import { FINISH_PATH } from "./pending-action.ts";
import { type PublicPageContext, sendOwn } from "./public-page-context.ts";
import { searchIn } from "./search-page.ts";

const LOG_IN: PublicLink = { text: "Log in as a job seeker", path: "/user-login" };

/** The value of `?from=`. */
const PUBLIC_PAGE = "page";

const MAX_REMEMBERED = 1500;

/** The page where a seeker chooses the frequency of an alert for a search. */
const alertPath = (search: string): string =>
  `/main?${new URLSearchParams([...new URLSearchParams(search), ["alert", "new"]])}`;

const DONE = { save: "saved", unsave: "unsaved" } as const satisfies Record<string, CompletedAction>;
const ACTS = ["apply", "save", "unsave"] as const;
type Act = (typeof ACTS)[number];

/**
 * Applying and saving from a job's page: `POST /jobs/{id}/save` and `/unsave` redirect back to the page, which shows what
 * was done; `/apply` leads to the sheet that every Apply opens. Signed-out users are led through login or sign-up to
 * `GET /jobs/finish`, which leads to that sheet, or asks for confirmation: somebody else may have logged in.
 */
export function jobActionRoutes(app: FastifyInstance, context: PublicPageContext) {
  const { services, actorOf, pending } = context;
  // The forms have no fields.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null, undefined),
  );

  for (const act of ACTS) {
    const path = `/jobs/:job/${act}`;
    type Request = { Params: { job: string }; Querystring: { from?: unknown } };
    // For a browser that reloads, or a redirect after login.
    app.get<Request>(path, (request, reply) => reply.redirect(`/jobs/${encodeURIComponent(request.params.job)}`, 303));

    app.post<Request>(path, async (request, reply) => {
      const { job: jobId } = request.params;
      const from = validSource(request.query.from);
      const actor = actorOf(request, reply);
      const found = await services.publicJobs.find(jobId);
      if (!found?.isOpen) {
        pending.forget(reply);
        return sendClosedJob(context, request, reply, found, { id: jobId, title: "" });
      }
      const seeker = await actor("SEEKER");
      if (seeker) return perform(seeker, act, found.job, from, request, reply);
      if (act === "unsave") return reply.redirect(jobPath(found.job), 303);
      await pending.remember(reply, { act, jobId, from });
      const recruiter = await actor("RECRUITER");
      if (!recruiter) return reply.redirect(LOG_IN.path + logInReasonSearch({ act, jobId }), 303);
      return sendOwn(context, request, reply, forSeekers(act, found.job, recruiter), 403);
    });
  }

  // Linked from search pages: nothing is created before the seeker has chosen the frequency.
  app.get(ALERT_PATH, async (request, reply) => {
    const search = cleanSearch(searchIn(request.url)).toString();
    if (await actorOf(request, reply)("SEEKER")) return reply.redirect(alertPath(search), 303);
    // No real search is this long, and it would not fit into a cookie.
    if (search.length <= MAX_REMEMBERED) await pending.remember(reply, { act: "alert", search });
    return reply.redirect(LOG_IN.path + logInReasonSearch({ act: "alert" }), 303);
  });

  app.get(FINISH_PATH, async (request, reply) => {
    const wanted = await pending.read(request);
    if (!wanted) return reply.redirect("/jobs", 303);
    const seeker = await actorOf(request, reply)("SEEKER");
    if (!seeker) return reply.redirect(LOG_IN.path + logInReasonSearch(wanted), 303);
    if (wanted.act === "alert") {
      pending.forget(reply);
      return reply.redirect(alertPath(wanted.search), 303);
    }
    const { act, jobId } = wanted;
    const found = await services.publicJobs.find(jobId);
    if (!found?.isOpen) {
      pending.forget(reply);
      return sendClosedJob(context, request, reply, found, { id: jobId, title: "" });
    }
    const { job } = found;
    if (act === "apply") return perform(seeker, act, job, wanted.from, request, reply);
    const { name } = await services.seekers.own(seeker);
    const page = messagePage({
      heading: `Save “${job.title}”?`,
      text: `You are logged in as ${name}. It is added to your saved jobs.`,
      form: { action: `/jobs/${jobId}/save`, button: "Save" },
      links: [backTo(job)],
    });
    return sendOwn(context, request, reply, page);
  });

  async function perform(
    seeker: Actor,
    act: Act,
    job: JobView,
    from: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    pending.forget(reply);
    // Nothing is sent before the person has seen what, under the account that is logged in.
    if (act === "apply") return reply.redirect(applyPath(job.id, from), 303);
    try {
      await services.savedJobs[act](seeker, job.id);
    } catch (error) {
      const found = await services.publicJobs.find(job.id);
      if (!(error instanceof AppError && error.code === "NOT_FOUND") || found?.isOpen) throw error;
      return sendClosedJob(context, request, reply, found, job);
    }
    return reply.redirect(ownJobPath(job, DONE[act]), 303);
  }
}

/** The page with the sheet in which a seeker applies to a job. */
const applyPath = (jobId: string, from: string = PUBLIC_PAGE): string =>
  `/main?${new URLSearchParams({ job: jobId, apply: jobId, from })}`;

/** Returns the `from` of a link if it is a known source. */
const validSource = (from: unknown) => (typeof from === "string" && sourceFrom(from) ? from : undefined);

const backTo = (job: Pick<JobView, "id" | "title">): PublicLink => ({ text: "Back to the job", path: jobPath(job) });

/** The message for a recruiter who used a form meant for seekers. */
function forSeekers(act: Act, job: JobView, actor: Actor) {
  const text = `You are logged in as a recruiter. Only job seekers can ${act} jobs. Log in as a job seeker to continue.`;
  if (!isOwnCompany(actor, job)) return messagePage({ heading: "For job seekers", text, links: [LOG_IN, backTo(job)] });
  return messagePage({
    heading: "This is your own job",
    text,
    links: [
      { text: "Applicants", path: applicantsPath(job.id) },
      { text: "Edit", path: `/main-recruiter/edit-job/${job.id}` },
      backTo(job),
    ],
  });
}
