import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import { ForKeys } from "../../platform/graphql/for-keys.ts";
import { renamedTo } from "../../platform/graphql/renamed.ts";
import { RENDERING_COST } from "../../platform/graphql/text-cost.ts";
import { renderMarkdown } from "../../platform/text/markdown.ts";
import type { NoteService } from "./notes.service.ts";
import {
  ApplicationNote,
  ApplicationNotesPayload,
  EditNoteInput,
  NoteApplicationsInput,
  NoteApplicationsPayload,
  WriteNoteInput,
} from "./notes.types.ts";

type Context = ResolverContext<{ notes: NoteService }>;

@Resolver(() => ApplicationNote)
export class NoteResolver {
  @FieldResolver(() => String, { description: "The note's text as sanitized HTML.", complexity: RENDERING_COST })
  textHtml(@Root() { text }: ApplicationNote): string {
    return renderMarkdown(text, { heading: 4 });
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationNotesPayload, {
    description:
      "Adds an internal note to an application, visible only to members of the company. An application has at " +
      "most 200 notes. Owners, recruiters and interviewers only.",
  })
  writeApplicationNote(
    @Arg("input", () => WriteNoteInput) { applicationId, text }: WriteNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.write(actor, applicationId, text);
  }

  @ForKeys("applications:write")
  @Mutation(() => NoteApplicationsPayload, {
    description:
      "Adds the same note to up to 500 applications. Each copy can be edited and deleted separately. Owners, " +
      "recruiters and interviewers only.",
  })
  addNoteToApplications(
    @Arg("input", () => NoteApplicationsInput) { applicationIds, text }: NoteApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<NoteApplicationsPayload> {
    return services.notes.writeMany(actor, applicationIds, text);
  }

  @ForKeys("applications:write")
  @Mutation(() => NoteApplicationsPayload, {
    deprecationReason: renamedTo("addNoteToApplications"),
    description: "The former name of `addNoteToApplications`.",
  })
  noteApplications(
    @Arg("input", () => NoteApplicationsInput) input: NoteApplicationsInput,
    @Ctx() context: Context,
  ): Promise<NoteApplicationsPayload> {
    return this.addNoteToApplications(input, context);
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationNotesPayload, {
    description: "Edits one of the viewer's own notes. Owners, recruiters and interviewers only.",
  })
  editApplicationNote(
    @Arg("input", () => EditNoteInput) { id, text }: EditNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.edit(actor, id, text);
  }

  @ForKeys("applications:write")
  @Mutation(() => ApplicationNotesPayload, {
    description: "Deletes one of the viewer's own notes. Owners, recruiters and interviewers only.",
  })
  deleteApplicationNote(
    @Arg("id", () => ID, { description: "The note's id." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.delete(actor, id);
  }
}
