import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { ResponseDeadlineService } from "./response-deadline.service.ts";

type Context = ResolverContext<{ promises: ResponseDeadlineService }>;

@InputType({ description: "The application that a member of the company opens." })
class OpenApplicationInput {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;
}

@ObjectType({ description: "The opened application." })
class OpenApplicationPayload {
  @Field(() => ID, { description: "The application's id." })
  applicationId!: string;
}

@Resolver(() => OpenApplicationPayload)
export class ResponseDeadlineResolver {
  @Mutation(() => OpenApplicationPayload, {
    description:
      "Records that a member of the company opened an application. The applicant sees the day of the first " +
      "opening; later calls have no effect.",
  })
  openApplication(
    @Arg("input", () => OpenApplicationInput) { applicationId }: OpenApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OpenApplicationPayload> {
    return services.promises.open(actor, applicationId);
  }
}
