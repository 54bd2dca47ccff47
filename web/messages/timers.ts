/** Named timers: setting one again replaces it, and all can be cleared together. */
export class Timers {
  readonly #running = new Map<string, { timer: ReturnType<typeof setTimeout>; run: () => void }>();

  set(name: string, ms: number, run: () => void): void {
    this.clear(name);
    const timer = setTimeout(() => this.#run(name), ms);
    this.#running.set(name, { timer, run });
  }

  clear(name: string): void {
    clearTimeout(this.#running.get(name)?.timer);
    this.#running.delete(name);
  }

  /** Runs all pending timers now. */
  runAll(): void {
    for (const name of [...this.#running.keys()]) this.#run(name);
  }

  clearAll(): void {
    for (const name of [...this.#running.keys()]) this.clear(name);
  }

  #run(name: string): void {
    const due = this.#running.get(name);
    this.clear(name);
    due?.run();
  }
}
