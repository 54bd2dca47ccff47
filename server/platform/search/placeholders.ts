/** Collects a statement's values while its text is built, so that no value ever becomes part of the text. */
export class Placeholders {
  readonly values: unknown[];

  /** `values`: those that the text already references. */
  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  /** Adds a value and returns its placeholder. `type`: its PostgreSQL type. */
  add(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}
