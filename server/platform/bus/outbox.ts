import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import { occasionalWarning } from "../logging/occasional-warning.ts";
import type { Bus } from "./bus.ts";
import { encodeMessages, GAP } from "./message.ts";

/** Maximum number of events queued while the bus is down; beyond it the oldest are dropped. */
const MAX_WAITING = 10_000;
/** Number of events sent at a time. */
const BATCH = 500;

/** Sends events to the bus in the order of publication, in batches, and buffers a bounded number while it is down. */
export class Outbox {
  private waiting: string[] = [];
  private dropped = 0;
  private sending: Promise<void> | null = null;
  private sequence = 0;
  private readonly warnOfWaiting: (fields: object) => void;

  constructor(
    private readonly nodeId: string,
    private readonly bus: () => Bus | null,
    private readonly log: Logger,
  ) {
    this.warnOfWaiting = occasionalWarning(log, "events wait for the bus");
  }

  add(topic: string, event: object): void {
    this.waiting.push(JSON.stringify([topic, event]));
    if (this.waiting.length > MAX_WAITING) {
      this.waiting.splice(0, BATCH);
      this.dropped += BATCH;
    }
    this.start();
  }

  /** Sends queued events if the bus is up. */
  start(): void {
    if (this.sending || !this.bus()?.up) return;
    // Deferred until after the events published in the same turn of the event loop, so that they are sent together.
    this.sending = nextTurn().then(() => this.drain());
  }

  /** Resolves when the queued events have been sent or the bus rejected them. */
  async idle(): Promise<void> {
    await this.sending;
  }

  private async drain(): Promise<void> {
    try {
      for (let bus = this.bus(); bus?.up && this.waiting.length + this.dropped > 0; bus = this.bus()) {
        const batch = this.waiting.splice(0, BATCH);
        const dropped = this.dropped;
        this.dropped = 0;
        await bus.send(this.encode(bus, dropped > 0 ? [GAP, ...batch] : batch)).catch((error: unknown) => {
          this.waiting = [...batch, ...this.waiting];
          this.dropped += dropped;
          throw error;
        });
      }
    } catch (error) {
      this.warnOfWaiting({ err: error, waiting: this.waiting.length });
      setTimeout(() => this.start(), 250).unref();
    } finally {
      this.sending = null;
    }
  }

  private encode(bus: Bus, events: readonly string[]): string[] {
    const fitting = events.filter((event) => Buffer.byteLength(event) < bus.maxBytes - 64);
    if (fitting.length < events.length) {
      this.log.error({ events: events.length - fitting.length }, "events too large for the bus; they carry ids only");
    }
    return encodeMessages(fitting, bus.maxBytes, () => `${this.nodeId} ${++this.sequence} `);
  }
}
