/** Registry of listeners by name. Most names have one listener, which is stored without a set. */
export class Listeners<Name extends string, Event> {
  readonly #byName = new Map<Name, Set<(event: Event) => void> | ((event: Event) => void)>();

  /** `onFault`: called with a listener's error, which affects neither the publisher nor other listeners. */
  constructor(private readonly onFault: (error: unknown, name: Name) => void) {}

  has(name: Name): boolean {
    return this.#byName.has(name);
  }

  /** Adding the same function again has no effect. */
  add(name: Name, listener: (event: Event) => void): void {
    const before = this.#byName.get(name);
    if (before instanceof Set) before.add(listener);
    else this.#byName.set(name, before ? new Set([before, listener]) : listener);
  }

  remove(name: Name, listener: (event: Event) => void): void {
    const before = this.#byName.get(name);
    if (before === listener) this.#byName.delete(name);
    if (before instanceof Set && before.delete(listener) && before.size === 0) this.#byName.delete(name);
  }

  /** Calls the current listeners. */
  tell(name: Name, event: Event): void {
    const listeners = this.#byName.get(name);
    if (listeners instanceof Set) for (const listener of [...listeners]) this.#call(listener, name, event);
    else if (listeners) this.#call(listeners, name, event);
  }

  #call(listener: (event: Event) => void, name: Name, event: Event) {
    try {
      listener(event);
    } catch (error) {
      this.onFault(error, name);
    }
  }
}
