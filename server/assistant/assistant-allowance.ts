import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Limit } from "../platform/rate-limits/rate-limits.ts";
import { type AssistantSpend, findUsage, sumUsage } from "./answering/usage.store.ts";
import type { AssistantConfig } from "./assistant.config.ts";
import { BUILT_IN_QUESTIONS_BY_SEEKER } from "./assistant.rate-limits.ts";

/** Milliseconds for which the day's total over all people is cached. */
const SPEND_FRESH_MS = 5000;

const DAY_SECONDS = 24 * 3600;
const secondsLeftOf = (now: Date) => Math.ceil(DAY_SECONDS - ((now.getTime() / 1000) % DAY_SECONDS));

/**
 * Enforces the limits: questions per minute and day, tokens per day for one person and for the whole server. The
 * built-in engine costs nothing and has one limit, per minute.
 */
export class AssistantAllowance {
  readonly #perMinute: Limit;
  #spend: { at: number; sum: Promise<AssistantSpend> } | null = null;

  constructor(
    private readonly platform: Platform,
    private readonly config: AssistantConfig,
  ) {
    this.#perMinute = config.apiKey
      ? { name: "assistant:minute", points: config.questionsPerMinute, windowSeconds: 60 }
      : BUILT_IN_QUESTIONS_BY_SEEKER;
  }

  /** Takes one question. @throws RATE_LIMITED */
  async take(seekerId: string): Promise<void> {
    const [minute, day] = await Promise.allSettled([
      this.platform.limits.take(this.#perMinute, seekerId),
      this.#checkDay(seekerId),
    ]);
    if (day.status === "rejected") {
      if (minute.status === "fulfilled") await this.giveBack(seekerId);
      throw day.reason;
    }
    if (minute.status === "rejected") throw minute.reason;
  }

  /** Refunds a question that failed without being stopped. */
  async giveBack(seekerId: string): Promise<void> {
    await this.platform.limits.giveBack(this.#perMinute, seekerId);
  }

  /** Returns the number of questions that the seeker has left today. */
  async leftToday(seekerId: string): Promise<number> {
    const { questions } = await findUsage(this.platform.db, seekerId, this.platform.clock());
    return Math.max(0, this.config.questionsPerDay - questions);
  }

  async #checkDay(seekerId: string): Promise<void> {
    if (!this.config.apiKey) return;
    const now = this.platform.clock();
    const [used, spend] = await Promise.all([findUsage(this.platform.db, seekerId, now), this.#spendToday(now)]);
    const retryAfter = secondsLeftOf(now);
    if (used.tokens >= this.config.tokensPerPerson) {
      throw new AppError("RATE_LIMITED", ASSISTANT_TEXTS.ownTokens, { retryAfter });
    }
    if (used.questions >= this.config.questionsPerDay) {
      const message = `You have reached the limit of ${this.config.questionsPerDay} questions a day. Try again tomorrow.`;
      throw new AppError("RATE_LIMITED", message, { retryAfter });
    }
    if (spend.input + spend.output + spend.cacheRead + spend.cacheWrite >= this.config.tokensPerDay) {
      throw new AppError("RATE_LIMITED", ASSISTANT_TEXTS.dailyTokens, { retryAfter });
    }
  }

  #spendToday(now: Date): Promise<AssistantSpend> {
    if (!this.#spend || now.getTime() - this.#spend.at > SPEND_FRESH_MS) {
      this.#spend = { at: now.getTime(), sum: sumUsage(this.platform.db, this.config, now) };
      this.#spend.sum.catch(() => {
        this.#spend = null;
      });
    }
    return this.#spend.sum;
  }
}
