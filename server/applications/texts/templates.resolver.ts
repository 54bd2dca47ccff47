import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { MessageTemplateService } from "./templates.service.ts";
import { MessageTemplate, MessageTemplatesPayload, SaveMessageTemplateInput } from "./templates.types.ts";

type Context = ResolverContext<{ messageTemplates: MessageTemplateService }>;

@Resolver(() => MessageTemplate)
export class MessageTemplateResolver {
  @Query(() => [MessageTemplate], { description: "The company's message templates for applicants, by name." })
  messageTemplates(@Ctx() { actor, services }: Context): Promise<MessageTemplate[]> {
    return services.messageTemplates.list(actor);
  }

  @Query(() => String, { description: "A message as this applicant would receive it." })
  messagePreview(
    @Arg("applicationId", () => ID, { description: "The application's id." }) applicationId: string,
    @Arg("body", () => String, { description: "The text, with {name}, {job} and {company}." }) body: string,
    @Ctx() { actor, services }: Context,
  ): Promise<string> {
    return services.messageTemplates.preview(actor, applicationId, body);
  }

  @Mutation(() => MessageTemplatesPayload, {
    description: "Adds or changes a message template of the company; at most 50.",
  })
  async saveMessageTemplate(
    @Arg("input", () => SaveMessageTemplateInput) input: SaveMessageTemplateInput,
    @Ctx() { actor, services }: Context,
  ): Promise<MessageTemplatesPayload> {
    return { templates: await services.messageTemplates.save(actor, input) };
  }

  @Mutation(() => MessageTemplatesPayload, { description: "Deletes a message template of the company." })
  async deleteMessageTemplate(
    @Arg("id", () => ID, { description: "The template's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<MessageTemplatesPayload> {
    return { templates: await services.messageTemplates.delete(actor, id) };
  }
}
