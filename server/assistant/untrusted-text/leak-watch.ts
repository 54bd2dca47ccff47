/** Look-alike letters of other scripts. */
const LOOK_ALIKE = new Map(
  [..."аaеeоoрpсcуyхxіiѕsԁdɡgոnνvοoαaιiτtκkѡwԝwӏlһhјjвbмmнhтt".matchAll(/(.)(.)/gu)].map(([, odd = "", plain = ""]) => [
    odd,
    plain,
  ]),
);
/** A run of this many letters from the instructions is no accident. */
const RUN = 80;

/** Reduces a text to letters and digits, in lower case, with look-alikes replaced. */
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
 * Detects an answer that repeats its instructions: their secret marker, or eighty letters of them in a row, whatever is
 * between the letters and with look-alikes. It does not detect paraphrases or translations.
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

  /** Whether the text so far repeats the instructions. */
  repeats(delta: string): boolean {
    this.#tail += folded(delta);
    if (this.#tail.includes(this.#mark)) return true;
    for (let at = 0; at + RUN <= this.#tail.length; at++)
      if (this.#runs.has(this.#tail.slice(at, at + RUN))) return true;
    this.#tail = this.#tail.slice(1 - RUN);
    return false;
  }
}
