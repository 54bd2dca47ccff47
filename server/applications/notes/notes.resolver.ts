import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { ResolverContext } from "../../platform/graphql/context.ts";
import type { NoteService } from "./notes.service.ts";
import { ApplicationNote, ApplicationNotesPayload, EditNoteInput, WriteNoteInput } from "./notes.types.ts";

type Context = ResolverContext<{ notes: NoteService }>;

@Resolver(() => ApplicationNote)
export class NoteResolver {
  @Mutation(() => ApplicationNotesPayload, {
    description: "Writes a note on an application, for the company's people. At most 200 on each.",
  })
  writeApplicationNote(
    @Arg("input", () => WriteNoteInput) { applicationId, text }: WriteNoteInput,
    @Ctx() { actor, services }: Context,
  ): Promise<ApplicationNotesPayload> {
    return services.notes.write(actor, applicationId, text);
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
