import { setTimeout as delay } from "node:timers/promises";
import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import { answerTopic } from "../../platform/bus/topics.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AssistantConfig } from "../assistant.config.ts";
import type { AssistantAllowance } from "../assistant-allowance.ts";
import { saveExchange } from "../assistant-conversation.store.ts";
import { titleOf } from "../conversations.service.ts";
import type { LiveData } from "../tools/tool.ts";
import { endAnswer, saveProgress } from "./answer.store.ts";
import { type ComposeParts, composeAnswer } from "./compose-answer.ts";
import type { Engine, Task } from "./engine.ts";
import type { AnswerState, LiveAnswer } from "./live-answer.ts";
import { unlessAborted } from "./unless-aborted.ts";
import { costOf, recordUsage } from "./usage.store.ts";
import { nothingWritten, type Written } from "./write-answer.ts";

/** The end of an answer. */
interface End {
  readonly state: Exclude<AnswerState, "RUNNING">;
  readonly error: LiveAnswer["error"];
  /** Whether the question counts against the limits. */
  readonly counts: boolean;
}

interface AnswerRunnerParts extends ComposeParts {
  readonly config: AssistantConfig;
  readonly data: LiveData;
  readonly allowance: AssistantAllowance;
}

/** Milliseconds between two saves of the text for readers on other nodes. */
const PROGRESS_MS = 250;
/** Milliseconds after which a node with nothing new to save sends a heartbeat. */
const SIGN_OF_LIFE_MS = 2000;
/** Milliseconds that a stopped answer has left to record its usage. */
const GRACE_MS = 500;
/** Timeout in milliseconds for saving an answer or its failure. */
const MAX_SAVE_MS = 15_000;
/** Milliseconds for which an ended answer can still be read from memory. */
const LINGER_MS = 30_000;

/** Writes the answers of this node. */
export class AnswerRunner {
  readonly #answers = new Map<string, LiveAnswer>();
  readonly #work = new Set<Promise<void>>();
  #engine: Promise<Engine> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly parts: AnswerRunnerParts,
  ) {}

  /** Returns a seeker's answer that this node is writing, or has just written. */
  find(answerId: string, seekerId: string): LiveAnswer | undefined {
    const answer = this.#answers.get(answerId);
    return answer?.seekerId === seekerId ? answer : undefined;
  }

  /** Writes the answer in the background. Never throws. */
  write(task: Task): void {
    const { answer } = task;
    this.#answers.set(answer.id, answer);
    const unsubscribe = this.platform.events.subscribe(answerTopic(answer.id), ({ type }) => {
      if (type === "stop") answer.stopping.abort();
    });
    const work = this.#write(task)
      .catch((error) =>
        this.platform.log.error({ answerId: answer.id, err: error }, "assistant's answer was not saved"),
      )
      .finally(() => {
        unsubscribe();
        // Whatever happened, nobody should wait any longer.
        if (answer.state === "RUNNING") answer.end("FAILED", AWAY.error);
        this.#work.delete(work);
        this.platform.events.publish(answerTopic(answer.id), { type: "ended" });
        setTimeout(() => this.#answers.delete(answer.id), LINGER_MS).unref();
      });
    this.#work.add(work);
  }

  /** Stops every answer, and waits until each is saved. */
  async close(): Promise<void> {
    for (const answer of this.#answers.values()) answer.stopping.abort();
    await Promise.allSettled(this.#work);
  }

  /** Opened with the first question: the provider's client takes a good part of an idle server's memory. */
  #openEngine(): Promise<Engine> {
    const { log, publicUrl, clock } = this.platform;
    const { config, data } = this.parts;
    const opening = config.apiKey ? import("./provider-engine.ts") : import("./rules-engine.ts");
    this.#engine ??= opening.then(({ createEngine }) => createEngine({ config, data, publicUrl, clock, log }));
    return this.#engine;
  }

  async #write(task: Task): Promise<void> {
    const { stopping } = task.answer;
    const written = nothingWritten();
    const composed = new AbortController();
    void this.#saveProgress(task.answer, composed.signal);
    const timeLimit = setTimeout(() => stopping.abort(TIME_OVER), this.parts.config.secondsPerAnswer * 1000);
    let end: End = { state: "DONE", error: null, counts: true };
    try {
      await unlessAborted(this.#compose(task, written), stopping.signal, GRACE_MS);
    } catch (error) {
      end = this.#endOf(task.answer, error);
    } finally {
      clearTimeout(timeLimit);
      composed.abort();
    }
    await unlessAborted(this.#saveEnd(task, written, end), AbortSignal.timeout(MAX_SAVE_MS));
  }

  async #compose(task: Task, written: Written): Promise<void> {
    await composeAnswer(task, { ...this.parts, engine: await this.#openEngine() }, written);
  }

  /** Returns the end of an answer that was interrupted. */
  #endOf({ id, text, stopping }: LiveAnswer, error: unknown): End {
    const { aborted, reason } = stopping.signal;
    const isEmpty = text.trim() === "";
    if (aborted && reason === TIME_OVER) return failure(isEmpty ? ASSISTANT_TEXTS.slow : ASSISTANT_TEXTS.brokeOff);
    if (aborted) {
      // Stopped by the person: its usage counts, even when nothing was visible yet.
      const end = isEmpty ? failure(ASSISTANT_TEXTS.stopped) : { state: "STOPPED" as const, error: null };
      return { ...end, counts: true };
    }
    if (error instanceof AppError) {
      return { state: "FAILED", error: { code: error.code, message: error.message }, counts: false };
    }
    this.platform.log.error({ answerId: id, err: error }, "assistant's answer failed");
    return AWAY;
  }

  async #saveEnd(task: Task, written: Written, end: End): Promise<void> {
    try {
      await this.#save(task, written, end);
    } catch (error) {
      if (end.state === "FAILED") throw error;
      this.platform.log.error({ answerId: task.answer.id, err: error }, "assistant's answer could not be saved");
      await this.#save(task, written, AWAY);
    }
  }

  /**
   * Saves the text and its question as messages, and notifies the readers. Without any text, only the cost is saved.
   */
  async #save(task: Task, { tokens, jobIds, given }: Written, { state, error, counts }: End): Promise<void> {
    const { db, clock, log } = this.platform;
    const { answer, question, isFirst } = task;
    const { id, seekerId, conversationId } = answer;
    const { resume } = question;
    const now = clock();
    const { checkLinks } = await import("../untrusted-text/check-links.ts");
    const judged = checkLinks(answer.text, given);
    const text = judged.text.trimEnd();
    if (!counts) await this.parts.allowance.giveBack(seekerId);
    const isSaved = await db.transaction(async (tx) => {
      const saved =
        text !== "" &&
        (await saveExchange(tx, {
          ...{ seekerId, conversationId, question: question.text, answer: text, links: judged.links, now },
          ...{ title: isFirst ? titleOf(question.text, resume?.file.name) : null, fileId: resume?.file.id ?? null },
          ...{ jobIds: [...jobIds], outputTokens: tokens.output },
          inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite,
        }));
      if (this.parts.config.apiKey) await recordUsage(tx, seekerId, now, counts ? 1 : 0, tokens);
      await endAnswer(tx, id, { state, text: answer.text, error, updatedAt: now });
      return saved;
    });
    if (!isSaved && resume?.uploaded) await this.parts.resumes.remove(resume.file);
    answer.judged = text;
    answer.end(state, error);
    const costUsd = Number(costOf(tokens, this.parts.config).toFixed(6));
    log.info({ answerId: id, state, code: error?.code, ...tokens, costUsd }, "assistant answered");
  }

  /** Saves the text so far to its row a few times a second, for readers on other nodes, and notifies them. */
  async #saveProgress(answer: LiveAnswer, signal: AbortSignal): Promise<void> {
    let saved = { length: 0, at: Date.now() };
    while (await delay(PROGRESS_MS, true, { signal }).catch(() => false)) {
      const { length } = answer.text;
      if (length === saved.length && Date.now() - saved.at < SIGN_OF_LIFE_MS) continue;
      try {
        if (await saveProgress(this.platform.db, answer)) answer.stopping.abort();
      } catch {
        // The next round retries; only the end of the answer must be saved.
        continue;
      }
      if (length > saved.length) {
        this.platform.events.publish(answerTopic(answer.id), { type: "grew", position: length });
      }
      saved = { length, at: Date.now() };
    }
  }
}

const TIME_OVER = Symbol("the time for one answer is over");
const failure = (message: string): End => ({
  state: "FAILED",
  error: { code: "ASSISTANT_UNAVAILABLE", message },
  counts: false,
});
const AWAY = failure(ASSISTANT_TEXTS.away);
