import { linkAddress } from "../../../shared/text/links.ts";

const ADDRESS = /(?<![a-z0-9+.-])(?:(?:https?|ircs?):\/\/|(?:mailto|xmpp):)[^\s<>"'`\\{}|^]{1,2000}/gi;
/** Punctuation after a URL, such as that of a sentence, a bracket or quotation marks around it. */
export const AFTER_ADDRESS = /(?:(?![/#&%@-])\p{P}){1,10}$/u;

/** The URLs that the person or a tool provided for one answer: the only ones that it may link to. */
export class GivenAddresses {
  readonly #known = new Set<string>();

  /** Adds every URL in a text that the person wrote or a tool read. */
  addFrom(text: string): void {
    for (const [found] of text.matchAll(ADDRESS)) {
      for (const address of [found, found.replace(AFTER_ADDRESS, "")]) {
        const known = linkAddress(address);
        if (known) this.#known.add(known);
      }
    }
  }

  has(address: string): boolean {
    const known = linkAddress(address);
    return known !== null && this.#known.has(known);
  }
}
