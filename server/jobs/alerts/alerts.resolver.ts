import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { renamedTo } from "../../platform/graphql/renamed.ts";
import { JobFilter } from "../jobs.inputs.ts";
import type { JobAlertService } from "./alerts.service.ts";
import {
  CreateJobAlertInput,
  EditJobAlertInput,
  EndJobAlertInput,
  EndJobAlertPayload,
  JobAlert,
  JobAlertPayload,
  JobAlertPreview,
} from "./alerts.types.ts";

type Context = ResolverContext<{ jobAlerts: JobAlertService }>;

@Resolver(() => JobAlert)
export class JobAlertResolver {
  @Query(() => [JobAlert], {
    description: "Lists the caller's job alerts, newest first; at most 50. Seekers only.",
  })
  jobAlerts(@Ctx() { actor, services }: Context): Promise<JobAlert[]> {
    return services.jobAlerts.list(actor);
  }

  @Query(() => JobAlertPreview, { description: "Previews the job alert that a search would create. Seekers only." })
  jobAlertPreview(
    @Arg("filter", () => JobFilter, { description: "The search conditions; at least one is required." })
    filter: JobFilter,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPreview> {
    return services.jobAlerts.preview(actor, filter);
  }

  @Mutation(() => JobAlertPayload, {
    description:
      "Creates a job alert that notifies the caller of new jobs matching a search. If they already have an " +
      "alert for this search, it is resumed with the given frequency. At most 50 alerts per seeker. Seekers only.",
  })
  async createJobAlert(
    @Arg("input", () => CreateJobAlertInput) input: CreateJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPayload> {
    return { alert: await services.jobAlerts.create(actor, input) };
  }

  @Mutation(() => JobAlertPayload, {
    description: "Edits, pauses or resumes one of the caller's job alerts. Seekers only.",
  })
  async editJobAlert(
    @Arg("input", () => EditJobAlertInput) input: EditJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPayload> {
    return { alert: await services.jobAlerts.edit(actor, input) };
  }

  @Mutation(() => EndJobAlertPayload, {
    description: "Deletes one of the caller's job alerts permanently. Seekers only.",
  })
  async deleteJobAlert(
    @Arg("input", () => EndJobAlertInput) { alertId }: EndJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<EndJobAlertPayload> {
    return { alertId: await services.jobAlerts.end(actor, alertId) };
  }

  @Mutation(() => EndJobAlertPayload, {
    deprecationReason: renamedTo("deleteJobAlert"),
    description: "The former name of `deleteJobAlert`.",
  })
  endJobAlert(
    @Arg("input", () => EndJobAlertInput) input: EndJobAlertInput,
    @Ctx() context: Context,
  ): Promise<EndJobAlertPayload> {
    return this.deleteJobAlert(input, context);
  }
}
