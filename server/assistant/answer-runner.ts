import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import type { Actor } from "../platform/actor.ts";
import { answerTopic } from "../platform/bus/topics.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { endAnswer, saveProgress } from "./answer.store.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { costOf, recordUsage } from "./assistant.usage.ts";
import type { AssistantAllowance } from "./assistant-allowance.ts";
import { type StoredMessage, saveExchange } from "./conversation.store.ts";
import type { GivenAddresses } from "./given-addresses.ts";
import { conversationParams } from "./history.ts";
import { JobReferences } from "./job-references.ts";
import type { AnswerState, LiveAnswer } from "./live-answer.ts";
import { type KnownContacts, maskContacts, maskKnown } from "./masking.ts";
import { canaryOf } from "./prompt.ts";
import type { AssistantProvider } from "./provider.ts";
import type { AssistantResumes, GivenResume } from "./resumes.ts";
import type { LiveData } from "./tool.ts";
import { unlessAborted } from "./unless-aborted.ts";
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
  /** Addresses to which the answer may link; filled while it is written. */
  readonly given: GivenAddresses;
}

/** How an answer ends. */
interface End {
  readonly state: Exclude<AnswerState, "RUNNING">;
  readonly error: LiveAnswer["error"];
  /** Whether the question counts. */
  readonly counts: boolean;
}

interface AnswerRunnerParts {
  readonly config: AssistantConfig;
  readonly jobs: Pick<JobService, "views">;
  readonly data: LiveData;
  readonly resumes: AssistantResumes;
  readonly allowance: AssistantAllowance;
}

/** Milliseconds between two looks at whether there is something for readers on other nodes. */
const PROGRESS_MS = 250;
/** Milliseconds after which a node that has nothing new to write says that it is still there. */
const SIGN_OF_LIFE_MS = 2000;
/** Milliseconds that the writing of a stopped answer is given to tell what it used. */
const GRACE_MS = 500;
/** Milliseconds for keeping an answer or its failure. */
const MAX_KEEPING_MS = 15_000;
/** Milliseconds for which an ended answer can still be read from memory. */
const LINGER_MS = 30_000;

/** Where this node writes its answers. */
export class AnswerRunner {
  readonly #answers = new Map<string, LiveAnswer>();
  readonly #work = new Set<Promise<void>>();
  #provider: Promise<AssistantProvider> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly parts: AnswerRunnerParts,
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
    const work = this.#write(task)
      .catch((error) => this.platform.log.error({ answerId: answer.id, err: error }, "assistant's answer was not kept"))
      .finally(() => {
        unsubscribe();
        // Whatever happened, nobody waits for it any longer.
        if (answer.state === "RUNNING") answer.end("FAILED", AWAY);
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
    const { stopping } = answer;
    const written = nothingWritten();
    const stopKeeping = this.#saveProgress(answer);
    const timeLimit = setTimeout(() => stopping.abort(TIME_OVER), this.parts.config.secondsPerAnswer * 1000);
    let end: End = { state: "DONE", error: null, counts: true };
    try {
      await unlessAborted(this.#compose(task, written), stopping.signal, GRACE_MS);
    } catch (error) {
      end = this.#endOf(task, error);
    } finally {
      clearTimeout(timeLimit);
      stopKeeping();
    }
    await unlessAborted(this.#keepEnd(task, written, end), AbortSignal.timeout(MAX_KEEPING_MS));
  }

  /** How an answer ends that was not written to its end. */
  #endOf({ answer }: Task, error: unknown): End {
    const { aborted, reason } = answer.stopping.signal;
    if (aborted && reason !== TIME_OVER) {
      // The person stopped it: what it took was taken, also when nothing was to be seen yet.
      if (answer.text.trim() !== "") return { state: "STOPPED", error: null, counts: true };
      return { state: "FAILED", error: failure(ASSISTANT_TEXTS.stopped), counts: true };
    }
    if (aborted) {
      const sentence = answer.text.trim() === "" ? ASSISTANT_TEXTS.slow : ASSISTANT_TEXTS.brokeOff;
      return { state: "FAILED", error: failure(sentence), counts: false };
    }
    if (error instanceof AppError) {
      return { state: "FAILED", error: { code: error.code, message: error.message }, counts: false };
    }
    this.platform.log.error({ answerId: answer.id, err: error }, "assistant's answer failed");
    return { state: "FAILED", error: AWAY, counts: false };
  }

  async #keepEnd(task: Task, written: Written, end: End): Promise<void> {
    try {
      await this.#keep(task, written, end);
    } catch (error) {
      if (end.state === "FAILED") throw error;
      this.platform.log.error({ answerId: task.answer.id, err: error }, "assistant's answer could not be kept");
      await this.#keep(task, written, { state: "FAILED", error: AWAY, counts: false });
    }
  }

  async #compose({ actor, answer, question, history, contacts, given }: Task, written: Written): Promise<void> {
    const { log } = this.platform;
    const { config, data, jobs, resumes } = this.parts;
    const earlier = question.resume ? null : history.findLast(({ file }) => file !== null);
    const namedIds = [...new Set(history.flatMap(({ jobIds }) => jobIds))];
    const [known, named, earlierText] = await Promise.all([
      contacts,
      namedIds.length > 0 ? jobs.views(actor, namedIds) : [],
      earlier?.file ? resumes.textOf(earlier.file).catch(() => null) : null,
    ]);
    const mask = (text: string) => maskContacts(text, known);
    const prepare = (text: string) => {
      given.addFrom(text);
      return mask(asData(text));
    };
    const prepareResume = (text: string) => {
      given.addFrom(text);
      return maskKnown(text, known);
    };
    given.addFrom(question.text);
    for (const { author, text, links } of history) given.addFrom(author === "SEEKER" ? text : links.join(" "));
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
        given,
        messages: conversationParams(
          history,
          { text: question.text, resume },
          { references, prepare, prepareResume, mask },
        ),
        context: { actor, data, references, prepare, prepareResume },
        answer,
        log,
      },
      written,
    );
  }

  /**
   * What was written becomes messages with its question, and the readers are told. Of a question to which nothing was
   * written only what it cost is kept.
   */
  async #keep(task: Task, { tokens, jobIds }: Written, { state, error, counts }: End): Promise<void> {
    const { db, clock } = this.platform;
    const { answer, question, isFirst, given } = task;
    const { id, seekerId, conversationId } = answer;
    const { resume } = question;
    const now = clock();
    const { judgeLinks } = await import("./judge-links.ts");
    const judged = judgeLinks(answer.text, given);
    const text = judged.text.trimEnd();
    const isWritten = text !== "";
    if (!counts) await this.parts.allowance.giveBack(seekerId);
    const kept = await db.transaction(async (tx) => {
      const isKept =
        isWritten &&
        (await saveExchange(tx, {
          ...{ seekerId, conversationId, isFirst, question: question.text, answer: text, links: judged.links, now },
          ...{ fileId: resume?.file.id ?? null, fileName: resume?.file.name ?? "", jobIds: [...jobIds] },
          ...{ inputTokens: tokens.input + tokens.cacheRead + tokens.cacheWrite, outputTokens: tokens.output },
        }));
      await recordUsage(tx, seekerId, now, counts ? 1 : 0, tokens);
      await endAnswer(tx, id, { state, text: answer.text, error, now });
      return isKept;
    });
    if (!kept && resume?.uploaded) await this.parts.resumes.remove(resume.file);
    answer.judged = text;
    answer.end(state, error);
    this.#log(answer, tokens);
  }

  #log({ id, state, error }: LiveAnswer, tokens: Written["tokens"]): void {
    const costUsd = Number(costOf(tokens, this.parts.config).toFixed(6));
    this.platform.log.info({ answerId: id, state, code: error?.code, ...tokens, costUsd }, "assistant answered");
  }

  /** Writes the text so far to its row a few times a second, for readers on other nodes, and tells them. */
  #saveProgress(answer: LiveAnswer): () => void {
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
        if (await saveProgress(this.platform.db, answer)) answer.stopping.abort();
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
const failure = (message: string) => ({ code: "ASSISTANT_UNAVAILABLE" as const, message });
const AWAY = failure(ASSISTANT_TEXTS.away);
