/** Letters of other scripts that look like ours. */
const LOOK_ALIKE = new Map(
  [..."аaеeоoрpсcуyхxіiѕsԁdɡgոnνvοoαaιiτtκkѡwԝwӏlһhјjвbмmнhтt".matchAll(/(.)(.)/gu)].map(([, odd = "", plain = ""]) => [
    odd,
    plain,
  ]),
);
/** So many letters in a row that stand in the instructions are no accident. */
const RUN = 80;

/** Letters and digits alone, small, look-alikes as what they look like. */
const folded = (text: string): string =>
  [
    ...text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  ]
    .map((letter) => LOOK_ALIKE.get(letter) ?? letter)
    .join("");

/**
 * Watches an answer for its instructions: their secret mark, or eighty letters of them in a row, whatever stands between
 * the letters and in letters that look alike. It does not know them paraphrased or in another language.
 */
export class LeakWatch {
  readonly #mark: string;
  readonly #runs = new Set<string>();
  #tail = "";

  constructor(mark: string, instructions: string) {
    this.#mark = folded(mark);
    const text = folded(instructions);
    for (let at = 0; at + RUN <= text.length; at++) this.#runs.add(text.slice(at, at + RUN));
  }

  /** Whether what was written so far repeats them. */
  repeats(delta: string): boolean {
    this.#tail += folded(delta);
    if (this.#tail.includes(this.#mark)) return true;
    for (let at = 0; at + RUN <= this.#tail.length; at++)
      if (this.#runs.has(this.#tail.slice(at, at + RUN))) return true;
    this.#tail = this.#tail.slice(1 - RUN);
    return false;
  }
}
