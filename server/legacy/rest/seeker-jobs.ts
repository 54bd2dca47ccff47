import { z } from "zod";
import type { Scope } from "../../../shared/scopes.ts";
import type { JobView } from "../../jobs/job.store.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import type { Services } from "../../services/services.ts";
import { legacyJob, toLegacyJob } from "./legacy-jobs.ts";
import { listAnswer, messageAnswer, text } from "./legacy-schemas.ts";
import { answerList } from "./list-answer.ts";
import type { OpenJobs } from "./open-jobs.ts";
import { idText, pageQuery } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const jobId = z.object({ jobId: idText("The job's `_id`.") });
const UNKNOWN_JOB = { 404: "No such job." };

const jobList = (
  path: string,
  scope: Scope,
  summary: string,
  read: (services: Services, actor: MaybeActor, page: PageInput) => Promise<Page<JobView>>,
): RestRoute =>
  route({
    method: "GET",
    path,
    scopes: [scope],
    summary,
    role: "SEEKER",
    query: pageQuery,
    response: listAnswer("jobs", legacyJob),
    handle: (call) =>
      answerList(call, {
        name: "jobs",
        page: (page) => read(call.services, call.actor, page),
        shape: (job) => toLegacyJob(job, call.fileBase),
      }),
  });

/** Jobs and applications of seekers (docs/specification.md 7.3). */
export const seekerJobRoutes = (openJobs: OpenJobs): readonly RestRoute[] => [
  route({
    method: "GET",
    path: "/seeker/getname",
    scopes: ["profile:read"],
    summary: "Returns the caller's name and id.",
    role: "SEEKER",
    response: z.object({ name: text("The seeker's name."), userId: text("The seeker's id.") }),
    async handle({ services, actor }) {
      const { name, id } = await services.accounts.own(actor);
      return { name, userId: id };
    },
  }),
  route({
    method: "GET",
    path: "/seeker/getjobs",
    scopes: [],
    summary: "Lists the open jobs, newest first: all, or one page.",
    role: "SEEKER",
    query: pageQuery,
    response: listAnswer("jobs", legacyJob),
    handle(call) {
      const { services, actor, query, fileBase } = call;
      if (query.limit === undefined && query.after === undefined) return openJobs.send(call.reply, fileBase);
      return answerList(call, {
        name: "jobs",
        page: (page) => services.jobs.search(actor, { hidden: null }, page, "whole"),
        shape: (job) => toLegacyJob(job, fileBase),
      });
    },
  }),
  jobList(
    "/seeker/savedJobs",
    "jobs:read",
    "Lists the caller's saved jobs, most recently saved first.",
    ({ savedJobs }, actor, page) => savedJobs.list(actor, page),
  ),
  jobList(
    "/seeker/appliedJobs",
    "applications:read",
    "Lists the jobs that the caller applied to, most recent application first.",
    async ({ ownApplications }, actor, page) => {
      const { nodes, ...rest } = await ownApplications.list(actor, page);
      return { ...rest, nodes: nodes.map(({ job }) => job) };
    },
  ),
  route({
    method: "POST",
    path: "/seeker/saveJob/{jobId}",
    scopes: ["jobs:write"],
    summary: "Saves a job. Repeating the call has no effect.",
    role: "SEEKER",
    params: jobId,
    response: messageAnswer,
    refusals: UNKNOWN_JOB,
    async handle({ services, actor, params }) {
      await services.savedJobs.save(actor, params.jobId);
      return { message: "Job saved successfully" };
    },
  }),
  route({
    method: "DELETE",
    path: "/seeker/unsavejob/{jobId}",
    scopes: ["jobs:write"],
    summary: "Removes a job from the saved jobs. Repeating the call has no effect.",
    role: "SEEKER",
    params: jobId,
    response: messageAnswer,
    refusals: UNKNOWN_JOB,
    async handle({ services, actor, params }) {
      await services.savedJobs.unsave(actor, params.jobId);
      return { message: "Job removed from saved jobs" };
    },
  }),
  route({
    method: "POST",
    path: "/seeker/applyjob/{jobId}",
    scopes: ["applications:write"],
    summary: "Applies to a job with the resume in the caller's profile.",
    role: "SEEKER",
    params: jobId,
    response: messageAnswer,
    refusals: {
      ...UNKNOWN_JOB,
      409: "The caller has already applied, the job no longer accepts applications, or it has required screening questions, which can only be answered on the job's page.",
    },
    async handle({ services, actor, params }) {
      await services.ownApplications.apply(actor, params.jobId);
      return { message: "Applied successfully" };
    },
  }),
  route({
    method: "DELETE",
    path: "/seeker/deleteApplication/{jobId}",
    scopes: ["applications:write"],
    summary: "Withdraws the caller's application to a job.",
    role: "SEEKER",
    params: jobId,
    response: messageAnswer,
    refusals: { 404: "No such application." },
    async handle({ services, actor, params }) {
      await services.ownApplications.withdraw(actor, params.jobId);
      return { message: "Application withdrawn successfully" };
    },
  }),
];
