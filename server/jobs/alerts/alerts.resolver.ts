import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
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
  @Query(() => [JobAlert], { description: "The acting seeker's alerts, the newest first: at most 50." })
  jobAlerts(@Ctx() { actor, services }: Context): Promise<JobAlert[]> {
    return services.jobAlerts.list(actor);
  }

  @Query(() => JobAlertPreview, { description: "What an alert of a search would be, before it is created." })
  jobAlertPreview(
    @Arg("filter", () => JobFilter, { description: "The search: at least one condition." }) filter: JobFilter,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPreview> {
    return services.jobAlerts.preview(actor, filter);
  }

  @Mutation(() => JobAlertPayload, {
    description: "Tells the acting seeker of new jobs of a search from now on. A search has one alert, at most 50 do.",
  })
  async createJobAlert(
    @Arg("input", () => CreateJobAlertInput) input: CreateJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPayload> {
    return { alert: await services.jobAlerts.create(actor, input) };
  }

  @Mutation(() => JobAlertPayload, { description: "Changes, pauses or continues an own alert." })
  async editJobAlert(
    @Arg("input", () => EditJobAlertInput) input: EditJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobAlertPayload> {
    return { alert: await services.jobAlerts.edit(actor, input) };
  }

  @Mutation(() => EndJobAlertPayload, { description: "Ends an own alert for good." })
  async endJobAlert(
    @Arg("input", () => EndJobAlertInput) { alertId }: EndJobAlertInput,
    @Ctx() { actor, services }: Context,
  ): Promise<EndJobAlertPayload> {
    return { alertId: await services.jobAlerts.end(actor, alertId) };
  }
}
