import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { PromiseService } from "./promise.service.ts";

type Context = ResolverContext<{ promises: PromiseService }>;

@InputType({ description: "An application that somebody looks at." })
class OpenApplicationInput {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;
}

@ObjectType({ description: "An application that was looked at." })
class OpenApplicationPayload {
  @Field(() => ID, { description: "The application." })
  applicationId!: string;
}

@Resolver(() => OpenApplicationPayload)
export class PromiseResolver {
  @Mutation(() => OpenApplicationPayload, {
    description:
      "Notes that one of the company's people looks at an application. The first time its applicant is told the day; later nothing happens.",
  })
  openApplication(
    @Arg("input", () => OpenApplicationInput) { applicationId }: OpenApplicationInput,
    @Ctx() { actor, services }: Context,
  ): Promise<OpenApplicationPayload> {
    return services.promises.open(actor, applicationId);
  }
}
