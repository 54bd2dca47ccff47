import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { JobIdInput } from "../../jobs/jobs.inputs.ts";
import { JobPayload } from "../../jobs/jobs.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { OwnApplication } from "../own-applications.types.ts";
import type { SentApplicationService } from "./sent-application.service.ts";

type Context = ResolverContext<{ sentApplications: SentApplicationService }>;

@InputType({ description: "The caller's cover note to the company." })
class WriteCoverNoteInput extends JobIdInput {
  @Field(() => String, {
    description: "The cover note in plain text, at most 2,000 characters; an empty text removes it.",
  })
  text!: string;
}

@ObjectType({ description: "The application with its cover note." })
class WriteCoverNotePayload {
  @Field(() => OwnApplication, { description: "The application after the change." })
  application!: OwnApplication;
}

@Resolver()
export class SentApplicationResolver {
  @ForKeys("applications:write")
  @Mutation(() => JobPayload, {
    description:
      "Undoes the caller's application within 10 seconds, as if it had never been sent; no one is " +
      "notified. Fails with CONFLICT after that, or once the company has acted on it: use `withdrawApplication` " +
      "instead.",
  })
  async undoApplication(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.sentApplications.undo(actor, jobId) };
  }

  @ForKeys("applications:write")
  @Mutation(() => WriteCoverNotePayload, {
    description:
      "Adds, replaces or removes the cover note of the caller's application. Fails with CONFLICT once the " +
      "company has opened or decided on the application.",
  })
  async writeCoverNote(
    @Arg("input", () => WriteCoverNoteInput) { jobId, text }: WriteCoverNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WriteCoverNotePayload> {
    return { application: await services.sentApplications.writeNote(actor, jobId, text) };
  }
}
