import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ASSISTANT_TEXTS, MAX_CONVERSATION, MAX_QUESTION } from "../../shared/assistant.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { answerTopic } from "../platform/bus/topics.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Upload } from "../platform/files/receive-upload.ts";
import type { Platform } from "../platform/platform.ts";
import { check, isId, requireId, text } from "../platform/validation.ts";
import { beginAnswer, loadAnswer, requestStop, storedAnswer } from "./answer.store.ts";
import { AnswerRunner } from "./answer-runner.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { CONSENT_CHANGES_BY_SEEKER } from "./assistant.rate-limits.ts";
import { type AssistantSpend, spendOn } from "./assistant.usage.ts";
import { AssistantAllowance } from "./assistant-allowance.ts";
import { type Consent, consentOf, keepConsent, requireConsent } from "./consent.ts";
import { loadMessages, type StoredMessage } from "./conversation.store.ts";
import { GivenAddresses } from "./given-addresses.ts";
import { LiveAnswer } from "./live-answer.ts";
import { contactsOf } from "./masking.ts";
import { type AnswerChunk, readAlong } from "./read-along.ts";
import type { AssistantResumes, GivenResume } from "./resumes.ts";
import type { LiveData } from "./tool.ts";

/** A question as it comes in. */
export interface AskInput {
  readonly prompt: string;
  /** Absent: a new conversation. */
  readonly conversationId?: string | null | undefined;
  readonly file?: Upload | null | undefined;
  /** Whether the profile's stored resume goes along. */
  readonly useProfileResume?: boolean | null | undefined;
}

/** Where the answer to a question is written. */
export interface AskedAnswer {
  readonly answerId: string;
  readonly conversationId: string;
}

/** What the acting seeker may do with the assistant now. */
export interface AssistantStatus {
  readonly configured: boolean;
  /** Who questions go to. */
  readonly provider: string;
  /** When the seeker agreed to that; null: not, or not any more. */
  readonly consentedAt: Date | null;
  readonly questionsLeftToday: number;
  readonly questionsPerDay: number;
  /** The resume that `useProfileResume` gives; null without one. */
  readonly profileResumeName: string | null;
  /** The answer being written to this person, on whatever node or device it was asked. */
  readonly answering: (AskedAnswer & { readonly question: string; readonly fileName: string }) | null;
}

interface AssistantParts {
  readonly config: AssistantConfig;
  readonly jobs: Pick<JobService, "views">;
  readonly data: LiveData;
  readonly resumes: AssistantResumes;
}

const promptSchema = z.object({ prompt: text(MAX_QUESTION, "Your question") });

/** A legacy client has no conversations: it goes on with the one used last, for so long. */
const GO_ON_MS = 60 * 60 * 1000;

/** The career assistant: asking, reading along, stopping. */
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

  /** @throws FORBIDDEN */
  async status(actor: MaybeActor): Promise<AssistantStatus> {
    const { accountId } = requireSeeker(actor);
    const { apiKey, providerName, questionsPerDay } = this.parts.config;
    const [consent, questionsLeftToday, seeker, answering] = await Promise.all([
      consentOf(this.platform.db, accountId),
      this.#allowance.leftToday(accountId),
      this.platform.db.prisma.seeker.findUnique({
        where: { id: accountId },
        select: { resume: { select: { name: true } } },
      }),
      this.platform.db.prisma.assistantAnswer.findFirst({
        where: {
          seekerId: accountId,
          state: "RUNNING",
          updatedAt: { gt: new Date(this.platform.clock().getTime() - 20_000) },
        },
        select: { id: true, conversationId: true, question: true, fileName: true },
      }),
    ]);
    return {
      configured: Boolean(apiKey),
      provider: providerName,
      consentedAt: consent.at,
      questionsLeftToday,
      questionsPerDay,
      profileResumeName: seeker?.resume?.name ?? null,
      answering: answering && { ...answering, answerId: answering.id },
    };
  }

  /**
   * Takes a question and begins to answer it; `follow` reads the answer. Nothing is kept until something is answered.
   * @throws FORBIDDEN, ASSISTANT_UNAVAILABLE, BAD_USER_INPUT, FILE_TOO_LARGE, UNSUPPORTED_FILE, RATE_LIMITED, CONFLICT, NOT_FOUND
   */
  ask(actor: MaybeActor, input: AskInput): Promise<AskedAnswer> {
    return this.#ask(actor, input, false);
  }

  /**
   * Keeps that the acting seeker agrees that questions go to the provider, or takes it back.
   * @throws FORBIDDEN, RATE_LIMITED
   */
  async setConsent(actor: MaybeActor, given: boolean): Promise<Consent> {
    const { accountId } = requireSeeker(actor);
    await this.platform.limits.take(CONSENT_CHANGES_BY_SEEKER, accountId);
    return keepConsent(this.platform.db, accountId, given, this.platform.clock());
  }

  async #ask(actor: MaybeActor, input: AskInput, isConsent: boolean): Promise<AskedAnswer> {
    const seeker = requireSeeker(actor);
    if (!this.parts.config.apiKey) throw new AppError("ASSISTANT_UNAVAILABLE", ASSISTANT_TEXTS.notSetUp);
    const prompt = this.#prompt(input);
    await requireConsent(this.platform.db, seeker.accountId, isConsent);
    const { resumes } = this.parts;
    const contacts = contactsOf(this.platform.db, seeker.accountId);
    // It is awaited where it is used; until then a failure is no accident.
    contacts.catch(() => {});
    const history = await this.#history(seeker.accountId, input.conversationId);
    await this.#allowance.take(seeker.accountId);
    let resume: GivenResume | null = null;
    try {
      if (input.file) resume = await resumes.accept(seeker.accountId, input.file);
      else if (input.useProfileResume) resume = await resumes.ofProfile(seeker.accountId);
      const question = { text: prompt || ASSISTANT_TEXTS.uploaded, resume };
      const answer = new LiveAnswer(randomUUID(), seeker.accountId, input.conversationId ?? randomUUID());
      await beginAnswer(this.platform.db, answer, { question: question.text, fileName: resume?.file.name ?? "" });
      const given = new GivenAddresses();
      this.#answerRunner.write({
        actor: seeker,
        answer,
        question,
        history,
        contacts,
        given,
        isFirst: !input.conversationId,
      });
      return { answerId: answer.id, conversationId: answer.conversationId };
    } catch (error) {
      await this.#allowance.giveBack(seeker.accountId);
      if (resume?.uploaded) await resumes.remove(resume.file);
      throw error;
    }
  }

  /**
   * Reads an answer along, on whatever node it is written. `position`: where the reader is; it gets what follows.
   * @throws FORBIDDEN, NOT_FOUND
   */
  async follow(actor: MaybeActor, answerId: string, position: number): Promise<AsyncIterableIterator<AnswerChunk>> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(answerId, ASSISTANT_TEXTS.noAnswer);
    const from = Math.max(0, Math.trunc(position) || 0);
    const live = this.#answerRunner.find(id);
    if (live?.seekerId === accountId) return readAlong(id, live, from);
    await loadAnswer(this.platform.db, accountId, id);
    return readAlong(id, storedAnswer(this.platform, accountId, id), from);
  }

  /** Stops an answer; what is written of it stays. @throws FORBIDDEN, NOT_FOUND */
  async stop(actor: MaybeActor, answerId: string): Promise<void> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(answerId, ASSISTANT_TEXTS.noAnswer);
    const live = this.#answerRunner.find(id);
    if (live?.seekerId === accountId) return live.stopping.abort();
    await loadAnswer(this.platform.db, accountId, id);
    // The event is for at once; the row for when the event is lost.
    await requestStop(this.platform.db, id);
    this.platform.events.publish(answerTopic(id), { type: "stop" });
  }

  /**
   * Asks and waits for the whole answer, for doors that do not stream. Who calls it agrees that the question goes to the
   * provider: the API's documents say so. @throws as `ask`, and what the answer failed with
   */
  async answer(actor: MaybeActor, prompt: string, file?: Upload | null): Promise<string> {
    const seeker = requireSeeker(actor);
    const since = new Date(this.platform.clock().getTime() - GO_ON_MS);
    const last = await this.platform.db.prisma.assistantConversation.findFirst({
      where: { seekerId: seeker.accountId, updatedAt: { gt: since } },
      orderBy: { updatedAt: "desc" },
      select: { id: true, _count: { select: { messages: true } } },
    });
    const conversationId = last && last._count.messages < MAX_CONVERSATION ? last.id : null;
    const { answerId } = await this.#ask(seeker, { prompt, file, conversationId }, true);
    const live = this.#answerRunner.find(answerId);
    await live?.ended;
    if (!live) throw new AppError("ASSISTANT_UNAVAILABLE", ASSISTANT_TEXTS.away);
    if (live.error) throw new AppError(live.error.code, live.error.message);
    return live.judged;
  }

  /** What the assistant used and cost today, on all nodes. For the operator. */
  spend(): Promise<AssistantSpend> {
    return spendOn(this.platform.db, this.parts.config, this.platform.clock());
  }

  /** Ends every answer that this node writes. */
  close(): Promise<void> {
    return this.#answerRunner.close();
  }

  #prompt({ prompt, file, useProfileResume }: AskInput): string {
    if (prompt.length > MAX_QUESTION * 2) throw invalid({ prompt: ASSISTANT_TEXTS.tooLong });
    if (prompt.trim().length > MAX_QUESTION) throw invalid({ prompt: ASSISTANT_TEXTS.tooLong });
    const { prompt: cleaned } = check(promptSchema, { prompt });
    if (cleaned === "" && !file && !useProfileResume) throw invalid({ prompt: ASSISTANT_TEXTS.blank });
    return cleaned;
  }

  async #history(seekerId: string, conversationId: string | null | undefined): Promise<StoredMessage[]> {
    if (conversationId === null || conversationId === undefined) return [];
    if (!isId(conversationId)) throw new AppError("NOT_FOUND", ASSISTANT_TEXTS.noConversation);
    const messages = await loadMessages(this.platform.db, seekerId, conversationId);
    if (messages.length >= MAX_CONVERSATION) throw new AppError("CONFLICT", ASSISTANT_TEXTS.full);
    return messages;
  }
}
