import { z } from "zod";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { invalid } from "../../platform/errors.ts";
import { toLegacyApplication, toLegacyDashboardApplication, toLegacySeeker } from "../legacy-shapes.ts";
import { legacyJob, toLegacyJob } from "./legacy-jobs.ts";
import {
  legacyApplication,
  legacyDashboardApplication,
  legacySeeker,
  legacyStatus,
  listAnswer,
  messageAnswer,
} from "./legacy-schemas.ts";
import { answerList } from "./list-answer.ts";
import { idText, pageQuery, wantedText } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const jobId = z.object({ jobId: idText("The job's `_id`.") });
const OWN_JOB = { 403: "The job belongs to another company.", 404: "No such job." };
const STATUSES = { applied: "APPLIED", accepted: "ACCEPTED", rejected: "REJECTED" } as const;
const STATUS = { enum: legacyStatus.options, example: legacyStatus.enum.Accepted };

const readStatus = (text: string) => Object.entries(STATUSES).find(([name]) => name === text.trim().toLowerCase())?.[1];

/** Lists for recruiters: jobs, applicants and candidates (docs/specification.md 7.6). */
export const recruiterListRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/recruiter/getAllApplication",
    scopes: ["applications:read"],
    refusesHead: true,
    summary: "Lists the applications to all jobs of the company that the caller can see, newest first.",
    role: "RECRUITER",
    query: pageQuery,
    response: listAnswer("applications", legacyDashboardApplication),
    handle: (call) =>
      answerList(call, {
        name: "applications",
        page: (page) => call.services.applicants.all(call.actor, page),
        shape: (application) => toLegacyDashboardApplication(application, call.fileBase),
      }),
  }),
  route({
    method: "GET",
    path: "/recruiter/postedjobs",
    scopes: ["jobs:read"],
    summary: "Lists the jobs of the caller's company, oldest first.",
    role: "RECRUITER",
    forbidden: JOB_TEXTS.postedJobsForbidden,
    query: pageQuery,
    response: listAnswer("jobs", legacyJob),
    handle: (call) =>
      answerList(call, {
        name: "jobs",
        page: (page) => call.services.postedJobs.list(call.actor, { order: "OLDEST", opened: true }, page),
        shape: ({ job }) => toLegacyJob(job, call.fileBase),
      }),
  }),
  route({
    method: "GET",
    path: "/recruiter/getApplications/{jobId}",
    scopes: ["applications:read"],
    refusesHead: true,
    summary: "Lists the applicants of a job of the caller's company, newest first.",
    role: "RECRUITER",
    params: jobId,
    query: pageQuery,
    response: listAnswer("applicants", legacyApplication),
    refusals: OWN_JOB,
    handle: (call) =>
      answerList(call, {
        name: "applicants",
        page: (page) => call.services.applicants.list(call.actor, call.params.jobId, {}, page),
        shape: (application) => toLegacyApplication(application, call.fileBase),
      }),
  }),
  route({
    method: "POST",
    path: "/recruiter/updateStatus/{jobId}/{applicantId}",
    scopes: ["applications:write"],
    summary: "Accepts or rejects an application, or withdraws that decision with the status `Applied`.",
    role: "RECRUITER",
    params: jobId.extend({ applicantId: idText("The applicant's `_id`.") }),
    body: z.object({ status: wantedText("The decision, case-insensitive.", "status is required.", STATUS) }),
    response: messageAnswer,
    refusals: {
      404: "No such application to a job of the caller's company.",
      409: "The applicant has withdrawn the application.",
    },
    async handle({ services, actor, params: { jobId: job, applicantId }, body }) {
      const status = readStatus(body.status);
      if (!status) throw invalid({ status: "status must be Applied, Accepted or Rejected." });
      await services.decisions.decide(actor, { jobId: job, seekerId: applicantId }, status);
      return { message: "Status updated successfully" };
    },
  }),
  route({
    method: "GET",
    path: "/recruiter/getAllCandidates",
    scopes: ["people:read"],
    refusesHead: true,
    summary: "Lists the seekers whom recruiters can find, newest first.",
    role: "RECRUITER",
    query: pageQuery,
    response: listAnswer("user", legacySeeker).extend(messageAnswer.partial().shape),
    handle: (call) =>
      answerList(call, {
        name: "user",
        page: (page) => call.services.seekers.candidates(call.actor, {}, page),
        shape: (seeker) => toLegacySeeker(seeker, call.fileBase),
        more: { message: "Candidates found" },
      }),
  }),
];
