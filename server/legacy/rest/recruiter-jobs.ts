import { z } from "zod";
import { JOB_TEXTS } from "../../../shared/validation/job-texts.ts";
import { jobBody, jobEditBody, LEGACY_NAMES, toJobEdit, toJobInput } from "./legacy-jobs.ts";
import { messageAnswer, text } from "./legacy-schemas.ts";
import { idParam, idText } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const OWN_JOB = {
  403: "The job belongs to another company, or only its owner and the company's owners can edit it.",
  404: "No such job.",
};

/** Posting, editing and deleting jobs (docs/specification.md 7.6). */
export const recruiterJobRoutes: readonly RestRoute[] = [
  route({
    method: "POST",
    path: "/recruiter/postjob",
    scopes: ["jobs:write"],
    summary: "Posts a job, which opens immediately.",
    role: "RECRUITER",
    forbidden: JOB_TEXTS.postForbidden,
    body: jobBody,
    renamed: LEGACY_NAMES,
    status: 201,
    response: messageAnswer.extend({ jobId: text("The new job's id.") }),
    async handle({ services, actor, body }) {
      const { id } = await services.postedJobs.post(actor, toJobInput(body));
      return { message: "Job posted successfully", jobId: id };
    },
  }),
  route({
    method: "PUT",
    path: "/recruiter/editjob/{jobId}",
    scopes: ["jobs:write"],
    summary: "Updates a job of the caller's company. Blank or omitted fields stay unchanged.",
    role: "RECRUITER",
    forbidden: JOB_TEXTS.postForbidden,
    params: z.object({ jobId: idText("The job's `_id`.") }),
    body: jobEditBody,
    renamed: LEGACY_NAMES,
    response: messageAnswer,
    refusals: OWN_JOB,
    async handle({ services, actor, params, body }) {
      await services.postedJobs.edit(actor, params.jobId, toJobEdit(body));
      return { message: "Job updated successfully" };
    },
  }),
  route({
    method: "DELETE",
    path: "/recruiter/deletejob/{id}",
    scopes: ["jobs:write"],
    summary: "Deletes a job of the caller's company.",
    role: "RECRUITER",
    params: idParam,
    response: messageAnswer,
    refusals: OWN_JOB,
    async handle({ services, actor, params }) {
      await services.postedJobs.delete(actor, params.id);
      return { message: "Job deleted successfully" };
    },
  }),
];
