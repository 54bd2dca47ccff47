import type { Sink } from "./sink.ts";

type Reader<Item> = {
  readonly resolve: (result: IteratorResult<Item, undefined>) => void;
  readonly reject: (error: unknown) => void;
};

/** Adapts a stream to a reader that pulls one item after another: each is produced only on demand. */
export class PulledItems<Item> implements Sink<Item> {
  readonly #readers: Reader<Item>[] = [];
  #resume: (() => void) | null = null;
  #failure: { readonly error: unknown } | null = null;
  #ended = false;

  next(): Promise<IteratorResult<Item, undefined>> {
    if (this.#failure) {
      const { error } = this.#failure;
      this.#failure = null;
      return Promise.reject(error);
    }
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve, reject) => {
      this.#readers.push({ resolve, reject });
      this.#resume?.();
      this.#resume = null;
    });
  }

  take(value: Item): Promise<void> | void {
    this.#readers.shift()?.resolve({ value, done: false });
    if (this.#readers.length > 0) return;
    return new Promise((resolve) => {
      this.#resume = resolve;
    });
  }

  fail(error: unknown): void {
    this.#ended = true;
    const first = this.#readers.shift();
    if (first) first.reject(error);
    else this.#failure = { error };
    this.end();
  }

  end(): void {
    this.#ended = true;
    for (const { resolve } of this.#readers.splice(0)) resolve({ value: undefined, done: true });
  }
}
