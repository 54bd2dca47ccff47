/** Timers by name: setting one again replaces it, and all can be dropped at once. */
export class Timers {
  readonly #running = new Map<string, ReturnType<typeof setTimeout>>();

  set(name: string, ms: number, run: () => void): void {
    this.clear(name);
    const timer = setTimeout(() => {
      this.#running.delete(name);
      run();
    }, ms);
    this.#running.set(name, timer);
  }

  clear(name: string): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  clearAll(): void {
    for (const name of [...this.#running.keys()]) this.clear(name);
  }
}
