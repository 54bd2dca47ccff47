import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import type { MessageTemplateService } from "./templates.service.ts";
import { MessageTemplate, MessageTemplatesPayload, SaveMessageTemplateInput } from "./templates.types.ts";

type Context = ResolverContext<{ messageTemplates: MessageTemplateService }>;

@Resolver(() => MessageTemplate)
export class MessageTemplateResolver {
  @ForKeys("applications:read")
  @Query(() => [MessageTemplate], {
    description: "The message templates of the caller's company, sorted by name. Owners and recruiters only.",
  })
  messageTemplates(@Ctx() { actor, services }: Context): Promise<MessageTemplate[]> {
    return services.messageTemplates.list(actor);
  }

  @ForKeys("applications:read")
  @Query(() => String, {
    description:
      "A message with its placeholders filled in, as the applicant would receive it. Owners and recruiters only.",
  })
  messagePreview(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Arg("body", () => String, {
      description: "The text of the message, at most 5,000 characters. {name}, {job} and {company} are filled in.",
    })
    body: string,
    @Ctx() { actor, services }: Context,
  ): Promise<string> {
    return services.messageTemplates.preview(actor, applicationId, body);
  }

  @ForKeys("applications:write")
  @Mutation(() => MessageTemplatesPayload, {
    description:
      "Adds or changes a message template of the caller's company, which has at most 50. Owners and " +
      "recruiters only.",
  })
  async saveMessageTemplate(
    @Arg("input", () => SaveMessageTemplateInput) input: SaveMessageTemplateInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessageTemplatesPayload> {
    return { templates: await services.messageTemplates.save(actor, input) };
  }

  @ForKeys("applications:write")
  @Mutation(() => MessageTemplatesPayload, {
    description: "Deletes a message template of the caller's company. Owners and recruiters only.",
  })
  async deleteMessageTemplate(
    @Arg("id", () => ID, { description: "The template's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<MessageTemplatesPayload> {
    return { templates: await services.messageTemplates.delete(actor, id) };
  }
}
