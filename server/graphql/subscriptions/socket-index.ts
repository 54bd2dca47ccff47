/** Indexes sockets by an id that they share; most ids have one socket. */
export class SocketIndex<Socket> {
  readonly #byId = new Map<string, readonly Socket[]>();

  of(id: string): readonly Socket[] {
    return this.#byId.get(id) ?? [];
  }

  ids(): string[] {
    return [...this.#byId.keys()];
  }

  add(id: string, socket: Socket): void {
    this.#byId.set(id, [...this.of(id), socket]);
  }

  remove(id: string, socket: Socket): void {
    const others = this.of(id).filter((other) => other !== socket);
    if (others.length > 0) this.#byId.set(id, others);
    else this.#byId.delete(id);
  }
}
