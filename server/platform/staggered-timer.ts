/**
 * Visits each of its members once per interval, in groups that take turns: thousands of members neither need a timer
 * each nor delay everything else when they are visited.
 */
export class StaggeredTimer<Member> {
  readonly #groups: readonly Set<Member>[];
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #turn = 0;

  /** `everyMs`: the interval in milliseconds. `visit` is called with a group that is not empty. */
  constructor(everyMs: number, groups: number, visit: (members: ReadonlySet<Member>) => void) {
    this.#groups = Array.from({ length: groups }, () => new Set<Member>());
    this.#timer = setInterval(() => {
      this.#turn = (this.#turn + 1) % groups;
      const members = this.#groups[this.#turn];
      if (members && members.size > 0) visit(members);
    }, everyMs / groups);
    this.#timer.unref();
  }

  /** Adds a member. Returns its group, from which it is to be deleted. */
  add(member: Member): Set<Member> {
    const group = this.#groups[this.#added++ % this.#groups.length] as Set<Member>;
    return group.add(member);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
