import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import type { AssistantConfig } from "../config.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import type { Actor } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { answerTopic, endAnswer, keepProgress } from "./answer.store.ts";
import { costOf, recordUsage } from "./assistant.usage.ts";
import type { AssistantAllowance } from "./assistant-allowance.ts";
import { keepExchange, type StoredMessage } from "./conversation.store.ts";
import { conversationParams } from "./history.ts";
import { JobReferences } from "./job-references.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { type KnownContacts, maskContacts } from "./masking.ts";
import { canaryOf } from "./prompt.ts";
import type { AssistantProvider } from "./provider.ts";
import type { AssistantResumes, GivenResume } from "./resumes.ts";
import type { LiveData } from "./tool.ts";
import { asData } from "./untrusted-text.ts";
import { nothingWritten, type Written, writeAnswer } from "./write-answer.ts";

/** A question that was taken. */
export interface Task {
  readonly actor: Actor;
  readonly answer: LiveAnswer;
  readonly question: { readonly text: string; readonly resume: GivenResume | null };
  readonly history: readonly StoredMessage[];
  /** Whether its conversation begins with it. */
  readonly isFirst: boolean;
  /** The person's own phone number and e-mail address, to be hidden. */
  readonly contacts: Promise<KnownContacts>;
}

interface DeskParts {
  readonly config: AssistantConfig;
  readonly jobs: Pick<JobService, "views">;
  readonly data: LiveData;
  readonly resumes: AssistantResumes;
  readonly allowance: AssistantAllowance;
}

/** Milliseconds between two looks at whether there is something for readers on other nodes. */
const PROGRESS_MS = 250;
/** Milliseconds after which a node that has nothing new to write says that it is still there. */
const SIGN_OF_LIFE_MS = 5000;
/** Milliseconds for which an ended answer can still be read from memory. */
const LINGER_MS = 30_000;

/** Where this node writes its answers. */
export class AnswerDesk {
  readonly #answers = new Map<string, LiveAnswer>();
  readonly #work = new Set<Promise<void>>();
  #provider: Promise<AssistantProvider> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly parts: DeskParts,
  ) {}

  find(answerId: string): LiveAnswer | undefined {
    return this.#answers.get(answerId);
  }

  /** Writes the answer in the background. It never throws. */
  write(task: Task): void {
    const { answer } = task;
    this.#answers.set(answer.id, answer);
    const unsubscribe = this.platform.events.subscribe(answerTopic(answer.id), ({ type }) => {
      if (type === "stop") answer.stopping.abort();
    });
    const stopCapturing = this.#keepProgress(answer);
    const work = this.#write(task).finally(() => {
      unsubscribe();
      stopCapturing();
      this.#work.delete(work);
      this.platform.events.publish(answerTopic(answer.id), { type: "ended" });
      setTimeout(() => this.#answers.delete(answer.id), LINGER_MS).unref();
    });
    this.#work.add(work);
  }

  async close(): Promise<void> {
    for (const answer of this.#answers.values()) answer.stopping.abort();
    await Promise.allSettled(this.#work);
  }

  /** Opened with the first question: its client takes a good part of an idle server's memory. */
  #openProvider(): Promise<AssistantProvider> {
    const { log } = this.platform;
    this.#provider ??= import("./provider.ts").then(
      ({ AssistantProvider }) => new AssistantProvider(this.parts.config, log),
    );
    return this.#provider;
  }

  async #write(task: Task): Promise<void> {
    const { answer } = task;
    const written = nothingWritten();
    const timeLimit = setTimeout(() => answer.stopping.abort(TIME_OVER), this.parts.config.secondsPerAnswer * 1000);
    try {
      await this.#compose(task, written);
      await this.#keep(task, written, "DONE");
    } catch (error) {
      const { aborted, reason } = answer.stopping.signal;
      if (aborted && reason !== TIME_OVER && answer.text.trim() !== "") {
        await this.#keep(task, written, "STOPPED").catch((failure) => this.#fail(task, written, failure));
      } else if (aborted) {
        const sentence = reason === TIME_OVER ? ASSISTANT_TEXTS.slow : ASSISTANT_TEXTS.stopped;
        await this.#fail(task, written, new AppError("ASSISTANT_UNAVAILABLE", sentence));
      } else {
        await this.#fail(task, written, error);
      }
    } finally {
      clearTimeout(timeLimit);
    }
  }

  async #compose({ actor, answer, question, history, contacts }: Task, written: Written): Promise<void> {
    const { log, publicUrl } = this.platform;
    const { config, data, jobs, resumes } = this.parts;
    const earlier = question.resume ? null : history.findLast(({ file }) => file !== null);
    const namedIds = [...new Set(history.flatMap(({ jobIds }) => jobIds))];
    const [known, named, earlierText] = await Promise.all([
      contacts,
      namedIds.length > 0 ? jobs.views(actor, namedIds) : [],
      earlier?.file ? resumes.textOf(earlier.file).catch(() => null) : null,
    ]);
    const mask = (text: string) => maskContacts(text, known);
    const prepare = (text: string) => mask(asData(text));
    const references = new JobReferences();
    const byId = new Map(named.map((job) => [job.id, job]));
    for (const id of namedIds) {
      const job = byId.get(id);
      if (job) references.add(job);
    }
    const resume = question.resume
      ? { text: question.resume.text, messageId: null }
      : earlier && earlierText
        ? { text: earlierText, messageId: earlier.id }
        : null;
    await writeAnswer(
      {
        provider: await this.#openProvider(),
        model: config.model,
        canary: canaryOf(config),
        ownHost: new URL(publicUrl).host,
        messages: conversationParams(history, { text: question.text, resume }, { references, prepare, mask }),
        context: { actor, data, references, prepare },
        answer,
        log,
      },
      written,
    );
  }

  /** Question and answer become messages, the question counts, and the readers are told. */
  async #keep(
    { answer, question, isFirst }: Task,
    { tokens, jobIds }: Written,
    state: "DONE" | "STOPPED",
  ): Promise<void> {
    const { db, clock } = this.platform;
    const { id, seekerId, conversationId } = answer;
    const now = clock();
    const text = answer.text.trimEnd();
    const { resume } = question;
    const kept = await db.transaction(async (tx) => {
      const isKept = await keepExchange(tx, {
        ...{ seekerId, conversationId, isFirst, question: question.text, answer: text, now },
        ...{ fileId: resume?.file.id ?? null, fileName: resume?.file.name ?? "", jobIds: [...jobIds] },
        ...{ inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite, outputTokens: tokens.output },
      });
      await recordUsage(tx, seekerId, now, 1, tokens);
      await endAnswer(tx, id, { state, text, now });
      return isKept;
    });
    if (!kept && resume?.uploaded) await this.parts.resumes.remove(resume.file);
    answer.end(state);
    this.#log(answer, tokens);
  }

  /** Nothing is kept but what it cost; the question does not count. */
  async #fail({ answer, question }: Task, { tokens }: Written, error: unknown): Promise<void> {
    const { db, clock, log } = this.platform;
    const known = error instanceof AppError ? error : new AppError("ASSISTANT_UNAVAILABLE", ASSISTANT_TEXTS.away);
    if (known !== error) log.error({ answerId: answer.id, err: error }, "assistant's answer failed");
    const told = { code: known.code, message: known.message };
    try {
      await this.parts.allowance.giveBack(answer.seekerId);
      if (tokens.input + tokens.output > 0) await recordUsage(db.prisma, answer.seekerId, clock(), 0, tokens);
      if (question.resume?.uploaded) await this.parts.resumes.remove(question.resume.file);
      await endAnswer(db.prisma, answer.id, { state: "FAILED", text: answer.text, error: told, now: clock() });
    } catch (failure) {
      log.error({ answerId: answer.id, err: failure }, "assistant's failure could not be kept");
    }
    answer.end("FAILED", told);
    this.#log(answer, tokens);
  }

  #log({ id, state, error }: LiveAnswer, tokens: Written["tokens"]): void {
    const costUsd = Number(costOf(tokens, this.parts.config).toFixed(6));
    this.platform.log.info({ answerId: id, state, code: error?.code, ...tokens, costUsd }, "assistant answered");
  }

  /** Writes the text so far to its row a few times a second, for readers on other nodes, and tells them. */
  #keepProgress(answer: LiveAnswer): () => void {
    let kept = 0;
    let keptAt = Date.now();
    let busy = false;
    const timer = setInterval(async () => {
      if (busy || answer.state !== "RUNNING") return;
      const grew = answer.text.length > kept;
      if (!grew && Date.now() - keptAt < SIGN_OF_LIFE_MS) return;
      busy = true;
      const length = answer.text.length;
      try {
        await keepProgress(this.platform.db, answer);
        kept = length;
        keptAt = Date.now();
        if (grew) this.platform.events.publish(answerTopic(answer.id), { type: "grew", position: length });
      } catch {
        // The next look tries again; the end of the answer is what counts.
      } finally {
        busy = false;
      }
    }, PROGRESS_MS);
    return () => clearInterval(timer);
  }
}

const TIME_OVER = Symbol("the time for one answer is over");
