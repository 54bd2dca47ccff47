import { z } from "zod";
import { MAX_RESUME_NAME, MAX_RESUMES } from "../../../shared/seekers.ts";
import { type MaybeActor, requireSeeker } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { receiveUpload, type Upload } from "../../platform/files/receive-upload.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requiredLine, requireId } from "../../platform/validation.ts";
import { RESUME_CHANGES_BY_SEEKER } from "../seekers.rate-limits.ts";
import { lockSeeker } from "../seekers.store.ts";
import { queueResumeReading } from "./read-resumes.task.ts";
import {
  findResumeFile,
  insertResume,
  listResumes,
  otherResumeNames,
  removeResume,
  storeMainResume,
  storeResumeName,
} from "./resumes.store.ts";
import type { Resume } from "./resumes.types.ts";

const schema = z.object({ name: requiredLine(MAX_RESUME_NAME, "Name", "Enter a name for this resume.") });

/** A seeker's resumes: the main one is in the profile, and any of them can be sent with an application. */
export class ResumeService {
  constructor(private readonly platform: Platform) {}

  /** Lists the acting seeker's resumes, the main one first. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<Resume[]> {
    return listResumes(this.platform.db, requireSeeker(actor).accountId);
  }

  /**
   * Adds a resume (PDF, DOC, DOCX); without a main one, it becomes that. @returns all resumes @throws FORBIDDEN,
   * BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED, CONFLICT when there are five
   */
  async add(actor: MaybeActor, input: { readonly name: string }, file: Upload): Promise<Resume[]> {
    const { accountId: seekerId } = requireSeeker(actor);
    const { name } = check(schema, input);
    const { id: fileId } = await receiveUpload(this.platform, seekerId, "RESUME", file);
    return this.#change(seekerId, async (tx) => {
      const others = await requireFreeName(tx, seekerId, null, name);
      if (others.length >= MAX_RESUMES)
        throw new AppError("CONFLICT", `You have ${MAX_RESUMES} resumes, the maximum. Delete one first.`);
      await insertResume(tx, { seekerId, fileId, name });
      await queueResumeReading(tx);
    });
  }

  /**
   * Renames a resume, or makes it the main one. @returns all resumes @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND,
   * RATE_LIMITED
   */
  async update(
    actor: MaybeActor,
    resumeId: string,
    { name, makeMain }: { readonly name?: string | null; readonly makeMain: boolean },
  ): Promise<Resume[]> {
    const { accountId: seekerId } = requireSeeker(actor);
    const id = requireId(resumeId, NOT_FOUND);
    const given = name === null || name === undefined ? null : check(schema, { name });
    await this.platform.limits.take(RESUME_CHANGES_BY_SEEKER, seekerId);
    return this.#change(seekerId, async (tx) => {
      const fileId = await requireFile(tx, seekerId, id);
      if (given) await requireFreeName(tx, seekerId, id, given.name);
      if (given) await storeResumeName(tx, id, given.name);
      if (makeMain) await storeMainResume(tx, seekerId, fileId);
    });
  }

  /**
   * Deletes a resume; applications keep it. Without its main one, the profile has none. @returns those that remain
   * @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED
   */
  async remove(actor: MaybeActor, resumeId: string): Promise<Resume[]> {
    const { accountId: seekerId } = requireSeeker(actor);
    const id = requireId(resumeId, NOT_FOUND);
    await this.platform.limits.take(RESUME_CHANGES_BY_SEEKER, seekerId);
    return this.#change(seekerId, async (tx) => removeResume(tx, seekerId, await requireFile(tx, seekerId, id)));
  }

  /** Changes a seeker's resumes one after the other. */
  async #change(seekerId: string, change: (tx: Transaction) => Promise<void>): Promise<Resume[]> {
    await this.platform.db.transaction(async (tx) => {
      await lockSeeker(tx, seekerId);
      await change(tx);
    });
    return listResumes(this.platform.db, seekerId);
  }
}

const NOT_FOUND = "Resume not found.";

async function requireFile(tx: Transaction, seekerId: string, id: string): Promise<string> {
  const fileId = await findResumeFile(tx, seekerId, id);
  if (!fileId) throw new AppError("NOT_FOUND", NOT_FOUND);
  return fileId;
}

/** Returns the names of the other resumes. @throws BAD_USER_INPUT if one of them has this name */
async function requireFreeName(tx: Transaction, seekerId: string, id: string | null, name: string): Promise<string[]> {
  const others = await otherResumeNames(tx, seekerId, id);
  if (others.some((other) => other.toLowerCase() === name.toLowerCase()))
    throw invalid({ name: "Another resume has this name. Enter a different one." });
  return others;
}
