import type { Actor } from "../../platform/actor.ts";
import type { ResumeText } from "../../platform/files/resume-text.ts";
import type { StoredMessage } from "../assistant-conversation.store.ts";
import type { KnownContacts } from "../masking/masking.ts";
import type { GivenResume } from "../resumes.ts";
import type { JobReferences } from "../tools/job-references.ts";
import type { LiveAnswer } from "./live-answer.ts";
import type { Written } from "./write-answer.ts";

/** An accepted question. */
export interface Task {
  readonly actor: Actor;
  readonly answer: LiveAnswer;
  readonly question: { readonly text: string; readonly resume: GivenResume | null };
  readonly history: readonly StoredMessage[];
  /** Whether it starts its conversation. */
  readonly isFirst: boolean;
  /** The person's own phone number and email address, to be masked. */
  readonly contacts: Promise<KnownContacts>;
}

/** A question with all that its conversation gives. */
export interface GatheredQuestion extends Omit<Task, "contacts"> {
  readonly contacts: KnownContacts;
  /** The jobs named so far. */
  readonly references: JobReferences;
  /** The resume of the conversation, with the id of the earlier message that contained it. */
  readonly resume: { readonly text: ResumeText; readonly messageId: string | null } | null;
}

/** Writes answers: a provider's model, or the rules of this server. */
export interface Engine {
  /**
   * Writes the answer to a question; `written` as in `writeAnswer`. @throws AppError when there is none, the signal's
   * reason when it was stopped
   */
  write(question: GatheredQuestion, written: Written): Promise<void>;
}
