import { LRUCache } from "lru-cache";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { RESUME_UPLOAD } from "../../shared/files.ts";
import { AppError } from "../platform/errors.ts";
import { acceptResume } from "../platform/files/accept-resume.ts";
import { readUpload } from "../platform/files/read-upload.ts";
import type { Upload } from "../platform/files/receive-upload.ts";
import type { ResumeText } from "../platform/files/resume-text.ts";
import { storeFile } from "../platform/files/stored-files.ts";
import type { Platform } from "../platform/platform.ts";
import { deleteQuestionFile, type QuestionFile } from "./assistant-conversation.store.ts";
import { readResume } from "./read-masked-resume.ts";
import { findProfileResume } from "./seeker.store.ts";

/** The resume of a question, with its text. */
export interface GivenResume {
  readonly file: QuestionFile;
  readonly text: ResumeText;
  /** Whether it was uploaded with the question, and is deleted when the question is not answered. */
  readonly uploaded: boolean;
}

/** Total characters of remembered texts: some hundred resumes. */
const REMEMBERED = 4_000_000;

/** Manages resumes sent to the assistant: with a question, or from the profile. */
export class AssistantResumes {
  /** Texts by file: a file never changes. */
  readonly #texts = new LRUCache<string, ResumeText>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ parts }) => 1 + parts.join("").length,
  });

  constructor(private readonly platform: Platform) {}

  /** Checks an upload and stores it. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
  async accept(seekerId: string, upload: Upload): Promise<GivenResume> {
    const bytes = await readUpload(upload.createReadStream(), RESUME_UPLOAD);
    const accepted = await acceptResume(bytes, upload.filename);
    const text = await readResume(accepted.bytes, accepted.mediaType, seekerId, upload.signal);
    const file = await storeFile(this.platform, { ownerId: seekerId, kind: "CHAT_RESUME", file: accepted });
    this.#texts.set(file.id, text);
    return { file, text, uploaded: true };
  }

  /** Returns the resume of the seeker's profile. @throws NOT_FOUND, UNSUPPORTED_FILE */
  async ofProfile(seekerId: string): Promise<GivenResume> {
    const file = await findProfileResume(this.platform.db, seekerId);
    const text = file && (await this.textOf(seekerId, file));
    if (!text) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noProfileResume);
    return { file, text, uploaded: false };
  }

  /** Returns the text of a seeker's stored resume; null when its content is gone. @throws UNSUPPORTED_FILE */
  async textOf(seekerId: string, { id, mediaType, storageKey }: QuestionFile): Promise<ResumeText | null> {
    const known = this.#texts.get(id);
    if (known) return known;
    const stream = await this.platform.files.get(storageKey);
    if (!stream) return null;
    const text = await readResume(Buffer.concat(await stream.toArray()), mediaType, seekerId);
    this.#texts.set(id, text);
    return text;
  }

  /** Deletes a file uploaded to the chat. */
  async remove({ id, storageKey }: Pick<QuestionFile, "id" | "storageKey">): Promise<void> {
    this.#texts.delete(id);
    await this.platform.files.remove(storageKey);
    await deleteQuestionFile(this.platform.db, id);
  }
}
