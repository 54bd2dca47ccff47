import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
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
  @FieldResolver(() => String, { description: "Its text as safe HTML." })
  textHtml(@Root() { text }: ApplicationNote): string {
    return renderMarkdown(text, { heading: 4 });
  }

  @Mutation(() => ApplicationNotesPayload, {
    description: "Writes a note on an application, for the company's people. At most 200 on each.",
  })
  writeApplicationNote(
    @Arg("input", () => WriteNoteInput) { applicationId, text }: WriteNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.write(actor, applicationId, text);
  }

  @Mutation(() => NoteApplicationsPayload, {
    description: "Writes the same note on many applications, each to be edited and deleted by itself.",
  })
  async noteApplications(
    @Arg("input", () => NoteApplicationsInput) { applicationIds, text }: NoteApplicationsInput,
    @Ctx() { actor, services }: Context,
  ): Promise<NoteApplicationsPayload> {
    return { applicationIds: await services.notes.writeMany(actor, applicationIds, text) };
  }

  @Mutation(() => ApplicationNotesPayload, { description: "Edits an own note." })
  editApplicationNote(
    @Arg("input", () => EditNoteInput) { id, text }: EditNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.edit(actor, id, text);
  }

  @Mutation(() => ApplicationNotesPayload, { description: "Deletes an own note." })
  deleteApplicationNote(
    @Arg("id", () => ID, { description: "The note." }) id: string,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.delete(actor, id);
  }
}
