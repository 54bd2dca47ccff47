/** Collects a statement's values while its text is written, so that no value ever stands in the text. */
export class Placeholders {
  readonly values: unknown[] = [];

  /** The placeholder of a value. `type`: its PostgreSQL type. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}
