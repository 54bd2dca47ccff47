import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { JobIdInput } from "../../jobs/jobs.inputs.ts";
import { JobPayload } from "../../jobs/jobs.types.ts";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { OwnApplication } from "../own-applications.types.ts";
import type { SentApplicationService } from "./sent-application.service.ts";

type Context = ResolverContext<{ sentApplications: SentApplicationService }>;

@InputType({ description: "The acting seeker's note to the company." })
class WriteCoverNoteInput extends JobIdInput {
  @Field(() => String, { description: "The note, at most 2000 characters; empty removes it." })
  text!: string;
}

@ObjectType({ description: "The application with its note." })
class WriteCoverNotePayload {
  @Field(() => OwnApplication, { description: "Its current state." })
  application!: OwnApplication;
}

@Resolver()
export class SentApplicationResolver {
  @Mutation(() => JobPayload, {
    description:
      "Undoes an application within 10 seconds, as if it had never been sent: no one is notified of it. After " +
      "that, use `withdrawApplication`.",
  })
  async undoApplication(
    @Arg("input", () => JobIdInput) { jobId }: JobIdInput,
    @Ctx() { actor, services }: Context,
  ): Promise<JobPayload> {
    return { job: await services.sentApplications.undo(actor, jobId) };
  }

  @Mutation(() => WriteCoverNotePayload, {
    description: "Writes a note to the company with the acting seeker's application, until the company first opens it.",
  })
  async writeCoverNote(
    @Arg("input", () => WriteCoverNoteInput) { jobId, text }: WriteCoverNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<WriteCoverNotePayload> {
    return { application: await services.sentApplications.writeNote(actor, jobId, text) };
  }
}
