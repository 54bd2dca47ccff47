import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ASSISTANT_TEXTS, MAX_CONVERSATION, MAX_QUESTION } from "../../shared/assistant.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { answerTopic } from "../platform/bus/topics.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId, text } from "../platform/validation.ts";
import { findRunningAnswer, insertAnswer, requestStop } from "./answering/answer.store.ts";
import { AnswerRunner } from "./answering/answer-runner.ts";
import { LiveAnswer } from "./answering/live-answer.ts";
import { readAlong, storedAnswer } from "./answering/read-along.ts";
import { type AssistantSpend, sumUsage } from "./answering/usage.store.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { CONSENT_CHANGES_BY_SEEKER } from "./assistant.rate-limits.ts";
import type { AskAssistantPayload, AssistantAnswerChunk, AssistantStatus } from "./assistant.types.ts";
import { AssistantAllowance } from "./assistant-allowance.ts";
import { findLastConversation, findMessages, type StoredMessage } from "./assistant-conversation.store.ts";
import type { AssistantResumes, GivenResume } from "./resumes.ts";
import { type Consent, findConsent, findOwnContacts, findProfileResume, saveConsent } from "./seeker.store.ts";
import type { LiveData } from "./tools/tool.ts";

/** A question as submitted. */
export interface AskInput {
  readonly prompt: string;
  /** Absent: a new conversation. */
  readonly conversationId?: string | null | undefined;
  readonly file?: Upload | null | undefined;
  /** Whether to send the profile's stored resume. */
  readonly useProfileResume?: boolean | null | undefined;
}

interface AssistantParts {
  readonly config: AssistantConfig;
  readonly jobs: Pick<JobService, "views">;
  readonly data: LiveData;
  readonly resumes: AssistantResumes;
}

const promptSchema = z.object({ prompt: text(MAX_QUESTION, "Your question") });

/** A legacy client has no conversations: it continues the most recently used one, within this time. */
const CONTINUE_MS = 60 * 60 * 1000;

/** The career assistant: accepts questions, and lets seekers follow and stop the answers. */
export class AssistantService {
  readonly #allowance: AssistantAllowance;
  readonly #answerRunner: AnswerRunner;

  constructor(
    private readonly platform: Platform,
    private readonly parts: AssistantParts,
  ) {
    this.#allowance = new AssistantAllowance(platform, parts.config);
    this.#answerRunner = new AnswerRunner(platform, { ...parts, allowance: this.#allowance });
  }

  /** Returns the acting seeker's current access to the assistant. @throws FORBIDDEN */
  async status(actor: MaybeActor): Promise<AssistantStatus> {
    const { accountId } = requireSeeker(actor);
    const { apiKey, providerName, questionsPerDay } = this.parts.config;
    const { db } = this.platform;
    const [consent, questionsLeftToday, resume, answering] = await Promise.all([
      findConsent(db, accountId),
      this.#allowance.leftToday(accountId),
      findProfileResume(db, accountId),
      findRunningAnswer(db, accountId),
    ]);
    return {
      configured: Boolean(apiKey),
      provider: providerName,
      consentedAt: consent.at,
      questionsLeftToday,
      questionsPerDay,
      profileResumeName: resume?.name ?? null,
      answering,
    };
  }

  /**
   * Accepts a question and starts to answer it; `follow` reads the answer. Nothing is saved until there is an answer.
   * @throws FORBIDDEN, ASSISTANT_UNAVAILABLE, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED, CONFLICT,
   * NOT_FOUND
   */
  async ask(actor: MaybeActor, input: AskInput): Promise<AskAssistantPayload> {
    const { id: answerId, conversationId } = await this.#ask(actor, input, false);
    return { answerId, conversationId };
  }

  /**
   * Stores the acting seeker's consent to send questions to the provider, or its withdrawal.
   * @throws FORBIDDEN, RATE_LIMITED
   */
  async setConsent(actor: MaybeActor, given: boolean): Promise<Consent> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(CONSENT_CHANGES_BY_SEEKER, accountId);
    const now = this.platform.clock();
    const consent = given ? { at: now, withdrawnAt: null } : { at: null, withdrawnAt: now };
    await saveConsent(this.platform.db, accountId, consent);
    return consent;
  }

  /**
   * @param agrees whether the call implies consent, as for a client without a page to ask on; never after a withdrawal
   */
  async #ask(actor: MaybeActor, input: AskInput, agrees: boolean): Promise<LiveAnswer> {
    const seeker = requireSeeker(actor);
    const { accountId } = seeker;
    const { db } = this.platform;
    const { config, resumes } = this.parts;
    const prompt = this.#prompt(input);
    if (config.apiKey) {
      const consent = await findConsent(db, accountId);
      if (consent.withdrawnAt) throw new AppError("FORBIDDEN", ASSISTANT_TEXTS.withdrawn);
      if (!consent.at && !agrees) throw new AppError("FORBIDDEN", ASSISTANT_TEXTS.consentNeeded);
    }
    const contacts = findOwnContacts(db, accountId);
    // Awaited where it is used; until then a rejection must not be reported as unhandled.
    contacts.catch(() => {});
    const history = await this.#history(accountId, input.conversationId);
    await this.#allowance.take(accountId);
    let resume: GivenResume | null = null;
    try {
      if (input.file) resume = await resumes.accept(accountId, input.file);
      else if (input.useProfileResume) resume = await resumes.ofProfile(accountId);
      const question = { text: prompt || ASSISTANT_TEXTS.uploaded, resume };
      const answer = new LiveAnswer(randomUUID(), accountId, input.conversationId ?? randomUUID());
      const row = { question: question.text, fileName: resume?.file.name ?? "" };
      if (!(await insertAnswer(db, answer, row))) throw new AppError("CONFLICT", ASSISTANT_TEXTS.oneAtATime);
      const isFirst = !input.conversationId;
      // A key's scope to ask covers what an answer is made from: the assistant reads as the person.
      const reader = { ...seeker, key: null };
      this.#answerRunner.write({ actor: reader, answer, question, history, contacts, isFirst });
      return answer;
    } catch (error) {
      await this.#allowance.giveBack(accountId);
      if (resume?.uploaded) await resumes.remove(resume.file);
      throw error;
    }
  }

  /**
   * Follows an answer that is written on any node. `position`: the client's position, from which it receives the rest.
   * @throws FORBIDDEN, NOT_FOUND
   */
  async follow(
    actor: MaybeActor,
    answerId: string,
    position: number,
  ): Promise<AsyncIterableIterator<AssistantAnswerChunk>> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(answerId, ASSISTANT_TEXTS.noAnswer);
    const from = Math.max(0, Math.trunc(position) || 0);
    const source = this.#answerRunner.find(id, accountId) ?? storedAnswer(this.platform, accountId, id);
    await source.snapshot();
    return readAlong(id, source, from);
  }

  /** Stops an answer; the text written so far is saved. @throws FORBIDDEN, NOT_FOUND */
  async stop(actor: MaybeActor, answerId: string): Promise<void> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(answerId, ASSISTANT_TEXTS.noAnswer);
    const live = this.#answerRunner.find(id, accountId);
    if (live) return live.stopping.abort();
    await storedAnswer(this.platform, accountId, id).snapshot();
    // The event takes effect at once; the row is the fallback if the event is lost.
    await requestStop(this.platform.db, id);
    this.platform.events.publish(answerTopic(id), { type: "stop" });
  }

  /**
   * Asks and waits for the whole answer, for APIs without streaming. Calling it implies consent to send the question to
   * the provider, as the API documentation states. @throws as `ask`, and the error of a failed answer
   */
  async answer(actor: MaybeActor, prompt: string, file?: Upload | null): Promise<string> {
    const seeker = requireSeeker(actor);
    const since = new Date(this.platform.clock().getTime() - CONTINUE_MS);
    const last = await findLastConversation(this.platform.db, seeker.accountId, since);
    const conversationId = last && last.messageCount < MAX_CONVERSATION ? last.id : null;
    const live = await this.#ask(seeker, { prompt, file, conversationId }, true);
    await live.ended;
    if (live.error) throw new AppError(live.error.code, live.error.message);
    return live.judged;
  }

  /** Returns the assistant's usage and cost today, on all nodes. For the operator. */
  spend(): Promise<AssistantSpend> {
    return sumUsage(this.platform.db, this.parts.config, this.platform.clock());
  }

  /** Ends every answer that this node writes. */
  close(): Promise<void> {
    return this.#answerRunner.close();
  }

  #prompt({ prompt, file, useProfileResume }: AskInput): string {
    if (prompt.length > MAX_QUESTION * 2 || prompt.trim().length > MAX_QUESTION) {
      throw invalid({ prompt: ASSISTANT_TEXTS.tooLong });
    }
    const { prompt: cleaned } = check(promptSchema, { prompt });
    if (cleaned === "" && !file && !useProfileResume) throw invalid({ prompt: ASSISTANT_TEXTS.blank });
    return cleaned;
  }

  async #history(seekerId: string, conversationId: string | null | undefined): Promise<StoredMessage[]> {
    if (conversationId === null || conversationId === undefined) return [];
    const id = requireId(conversationId, ASSISTANT_TEXTS.noConversation);
    const messages = await findMessages(this.platform.db, seekerId, id);
    if (!messages) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
    if (messages.length >= MAX_CONVERSATION) throw new AppError("CONFLICT", ASSISTANT_TEXTS.full);
    return messages;
  }
}
