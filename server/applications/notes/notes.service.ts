import { z } from "zod";
import { MAX_NOTE, MAX_NOTES, MAX_SELECTED_APPLICATIONS } from "../../../shared/applications.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, requiredText, requireId } from "../../platform/validation.ts";
import { findReceivedIds } from "../application.store.ts";
import { BULK_DECISIONS_BY_RECRUITER, REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { notChanged } from "../not-changed.ts";
import { deleteNote, findNote, insertNotes, readNotes, updateNote } from "./notes.store.ts";
import type { ApplicationNotesPayload, NoteApplicationsPayload } from "./notes.types.ts";

const NO_APPLICATION = "Application not found.";
const NO_NOTE = "Note not found. Someone may have deleted it.";
const FULL = `An application has at most ${MAX_NOTES} notes.`;
const noteSchema = z.object({ text: requiredText(MAX_NOTE, "A note", "Write something first.") });

/** Manages the company members' notes about applications to the jobs that they may see. */
export class NoteService {
  constructor(private readonly platform: Platform) {}

  /** Writes a note. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async write(actor: MaybeActor, applicationId: string, input: string): Promise<ApplicationNotesPayload> {
    const writer = await this.#writer(actor);
    const { text } = check(noteSchema, { text: input });
    const id = requireId(applicationId, NO_APPLICATION);
    await this.platform.db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, writer, "WRITE_NOTES");
      if ((await findReceivedIds(tx, member, [id])).length === 0) throw new AppError("NOT_FOUND", NO_APPLICATION);
      if ((await insertNotes(tx, member, [id], text, MAX_NOTES)).length === 0) throw invalid({ text: FULL });
    });
    return this.#notesOn(id, writer.accountId);
  }

  /**
   * Adds the same note to many applications. @returns those that have it now, and those that were not found or have the
   * maximum number of notes
   * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED
   */
  async writeMany(
    actor: MaybeActor,
    applicationIds: readonly string[],
    input: string,
  ): Promise<NoteApplicationsPayload> {
    const writer = requireMember(actor, "WRITE_NOTES");
    if (applicationIds.length > MAX_SELECTED_APPLICATIONS) {
      throw invalid({
        applicationIds: `You can add a note to at most ${MAX_SELECTED_APPLICATIONS} applications at a time.`,
      });
    }
    const { text } = check(noteSchema, { text: input });
    await this.platform.limits.take(BULK_DECISIONS_BY_RECRUITER, writer.accountId);
    return this.platform.db.transaction(async (tx) => {
      const member = await requireStillAllowed(tx, writer, "WRITE_NOTES");
      const found = await findReceivedIds(tx, member, applicationIds.filter(isId));
      const written = await insertNotes(tx, member, found, text, MAX_NOTES);
      const refused = notChanged(applicationIds, new Set(written), new Set(found), FULL);
      return { applicationIds: written, notChanged: refused };
    });
  }

  /** Edits one of the actor's notes. @throws as `write` */
  edit(actor: MaybeActor, id: string, input: string): Promise<ApplicationNotesPayload> {
    return this.#change(actor, id, (tx) => {
      const { text } = check(noteSchema, { text: input });
      return updateNote(tx, id, text, this.platform.clock());
    });
  }

  /** Deletes one of the actor's notes. @throws as `write` */
  delete(actor: MaybeActor, id: string): Promise<ApplicationNotesPayload> {
    return this.#change(actor, id, (tx) => deleteNote(tx, id));
  }

  async #change(
    actor: MaybeActor,
    id: string,
    change: (tx: Transaction) => Promise<unknown>,
  ): Promise<ApplicationNotesPayload> {
    const writer = await this.#writer(actor);
    const noteId = requireId(id, NO_NOTE);
    const applicationId = await this.platform.db.transaction(async (tx) => {
      const note = await findNote(tx, await requireStillAllowed(tx, writer, "WRITE_NOTES"), noteId);
      if (!note) throw new AppError("NOT_FOUND", NO_NOTE);
      if (note.authorId !== writer.accountId)
        throw new AppError("FORBIDDEN", "Only the author of a note can change it.");
      await change(tx);
      return note.applicationId;
    });
    return this.#notesOn(applicationId, writer.accountId);
  }

  async #writer(actor: MaybeActor) {
    const member = requireMember(actor, "WRITE_NOTES");
    await this.platform.limits.take(REVIEW_CHANGES, member.accountId);
    return member;
  }

  async #notesOn(applicationId: string, readerId: string): Promise<ApplicationNotesPayload> {
    const notes = await readNotes(this.platform.db, [applicationId], readerId);
    return { applicationId, notes: notes.get(applicationId) ?? [] };
  }
}
