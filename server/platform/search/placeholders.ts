/** Collects a statement's values while its text is written, so that no value ever stands in the text. */
export class Placeholders {
  readonly values: unknown[];

  /** `values`: those that the text names already. */
  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  /** The placeholder of a value. `type`: its PostgreSQL type. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}
