import { z } from "zod";
import { MAX_NOTE, MAX_NOTES, MAX_SELECTED_APPLICATIONS } from "../../../shared/applications.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { readOnce } from "../../platform/database/recorded-transactions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, requiredText, requireId } from "../../platform/validation.ts";
import { findApplicant } from "../applicant.store.ts";
import { BULK_DECISIONS_BY_RECRUITER, REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { deleteNote, findNote, insertNote, insertNotes, readNotes, updateNote } from "./notes.store.ts";
import type { ApplicationNotesPayload } from "./notes.types.ts";

const NO_APPLICATION = "Application not found.";
const NO_NOTE = "There is no such note. Somebody may have deleted it.";
const noteSchema = z.object({ text: requiredText(MAX_NOTE, "A note", "Write something first.") });

/** Manages the company members' notes about applications to the jobs that they may see. */
export class NoteService {
  constructor(private readonly platform: Platform) {}

  /** Writes a note. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async write(actor: MaybeActor, applicationId: string, input: string): Promise<ApplicationNotesPayload> {
    const member = await this.#writer(actor);
    const { text } = check(noteSchema, { text: input });
    const application = await findApplicant(this.platform.db, member, requireId(applicationId, NO_APPLICATION));
    if (!application) throw new AppError("NOT_FOUND", NO_APPLICATION);
    const note = { applicationId: application.id, authorId: member.accountId, text };
    if (!(await this.platform.db.transaction((tx) => insertNote(tx, note, MAX_NOTES)))) {
      throw invalid({ text: `An application has at most ${MAX_NOTES} notes.` });
    }
    return this.#notesOn(application.id, member.accountId);
  }

  /**
   * Adds the same note to many applications. @returns those that have it now, without those that were not found or have
   * the maximum number of notes
   * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED
   */
  async writeMany(actor: MaybeActor, applicationIds: readonly string[], input: string): Promise<string[]> {
    const member = requireMember(actor, "WRITE_NOTES");
    if (applicationIds.length > MAX_SELECTED_APPLICATIONS) {
      throw invalid({ applicationIds: `At most ${MAX_SELECTED_APPLICATIONS} applications get a note at once.` });
    }
    const { text } = check(noteSchema, { text: input });
    await this.platform.limits.take(BULK_DECISIONS_BY_RECRUITER, member.accountId);
    return this.platform.db.transaction((tx) => insertNotes(tx, member, applicationIds.filter(isId), text, MAX_NOTES));
  }

  /** Edits one of the actor's notes. @throws as `write` */
  edit(actor: MaybeActor, id: string, input: string): Promise<ApplicationNotesPayload> {
    return this.#change(actor, id, () => {
      const { text } = check(noteSchema, { text: input });
      return updateNote(this.platform.db, id, text, this.platform.clock());
    });
  }

  /** Deletes one of the actor's notes. @throws as `write` */
  delete(actor: MaybeActor, id: string): Promise<ApplicationNotesPayload> {
    return this.#change(actor, id, () => deleteNote(this.platform.db, id));
  }

  async #change(actor: MaybeActor, id: string, change: () => Promise<unknown>): Promise<ApplicationNotesPayload> {
    const member = await this.#writer(actor);
    const { db } = this.platform;
    const { applicationId } = await readOnce(db, async () => {
      const note = await findNote(db, member, requireId(id, NO_NOTE));
      if (!note) throw new AppError("NOT_FOUND", NO_NOTE);
      if (note.authorId !== member.accountId)
        throw new AppError("FORBIDDEN", "Only the author of a note can change it.");
      return note;
    });
    await change();
    return this.#notesOn(applicationId, member.accountId);
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
