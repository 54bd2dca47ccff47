import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import { withoutDirections } from "../../platform/text/directions.ts";
import { AFTER_ADDRESS, type GivenAddresses } from "../masking/given-addresses.ts";
import { instructions } from "../prompt.ts";
import { type JobReferences, nameOf } from "../tools/job-references.ts";
import { LeakWatch } from "./leak-watch.ts";

/** Schemes of URLs that may be shown (docs/specification.md 5.6). */
const SCHEMES = new Set(["http", "https", "irc", "ircs", "mailto", "xmpp"]);

/** The maximum length of a word; a longer one is split. */
const MAX_WORD = 2000;
const MAX_ANSWER = 16_000;

const REFERENCE = /\[\[([^[\]]{0,60})\]\]/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** A URL with a scheme, anywhere. Spaces cannot occur: text is processed word by word. */
const ADDRESS = /([a-z][a-z0-9+.-]{0,30}):(?=[^\s\d:])([^\s<>()[\]]*)/gi;
/** An address with a host. */
const LINK = /\b[a-z][a-z0-9+.-]{0,30}:(\/\/[^\s<>()[\]]*)/gi;
const ACTIVE = /^(?:javascript|vbscript|data|file|blob|about|ws|wss|ftp|intent|chrome|view-source)$/i;

export interface OutputFilterOptions {
  readonly references: JobReferences;
  /** A secret marker of the instructions; an answer that contains it repeats them. */
  readonly canary: string;
  /** URLs that are shown unchanged. */
  readonly given: GivenAddresses;
}

/**
 * Filters the model's text for its reader, word by word. It enforces what the instructions request: job names come from
 * the tools' own data, unknown jobs and ids are removed, URLs that nobody provided are reduced to their host, citations
 * are only ours, and an answer that repeats the instructions ends. Links are checked once the answer is complete
 * (`judge-links.ts`).
 */
export class OutputFilter {
  /** Ids of the jobs that the answer mentions, in order. */
  readonly namedJobs = new Set<string>();
  /** Why the answer must end here: it repeated its instructions, or the question was not about a career. */
  ended: "LEAK" | "OFF_TOPIC" | "TOO_LONG" | null = null;
  #pending = "";
  readonly #watch: LeakWatch;
  #length = 0;

  constructor(private readonly options: OutputFilterOptions) {
    this.#watch = new LeakWatch(options.canary, instructions(options.canary));
  }

  /** Takes the model's text; returns what can be shown now: whole words. */
  push(delta: string): string {
    if (this.ended) return "";
    if (this.#watch.repeats(delta)) return this.#end("LEAK", ASSISTANT_TEXTS.offTopic);
    this.#pending += delta;
    const cut = this.#pending.length > MAX_WORD ? this.#pending.length : lastSpace(this.#pending) + 1;
    const ready = this.#pending.slice(0, cut);
    this.#pending = this.#pending.slice(cut);
    return this.#show(ready);
  }

  /** Returns the buffered text, at the end of a passage. */
  flush(): string {
    const ready = this.#pending;
    this.#pending = "";
    return this.#show(ready);
  }

  /** Returns a citation, made by us from the provider's. */
  cite(label: string): string {
    if (this.ended) return "";
    const held = this.flush();
    return this.ended ? held : `${held} ‹${label.replace(/[‹›\n]/g, " ").slice(0, 60)}›`;
  }

  #show(text: string): string {
    if (this.ended || text === "") return "";
    const shown = withoutDirections(text).replace(/\S+/g, (word) => this.#word(word));
    if (this.ended === "OFF_TOPIC") return ASSISTANT_TEXTS.offTopic;
    this.#length += shown.length;
    if (this.#length > MAX_ANSWER) return this.#end("TOO_LONG", `\n\n${ASSISTANT_TEXTS.cut}`);
    return shown;
  }

  #end(reason: NonNullable<OutputFilter["ended"]>, text: string): string {
    this.ended = reason;
    this.#pending = "";
    return text;
  }

  #word(word: string): string {
    const isGiven = [...word.matchAll(ADDRESS)].some(([address]) => this.options.given.has(address));
    return (
      word
        .replace(/[‹›]/g, "")
        .replace(/!\[/g, "[")
        .replace(/\]\((\/\/[^\s?#)]*)[?#][^\s)]*/g, "]($1")
        .replace(UUID, (id) => (isGiven || this.options.references.has(id.toLowerCase()) ? id : ""))
        .replace(ADDRESS, (whole, scheme: string, rest: string) => this.#address(whole, scheme, rest))
        // Last, so that of a job's own title only addresses are reduced.
        .replace(REFERENCE, (_, name: string) => this.#reference(name))
    );
  }

  #reference(name: string): string {
    if (name === "off-topic") return this.#end("OFF_TOPIC", ASSISTANT_TEXTS.offTopic);
    const job = this.options.references.find(name);
    if (!job) return "";
    this.namedJobs.add(job.id);
    return nameOf(job).replace(LINK, (_, rest: string) => `${hostOf(rest)}${AFTER_ADDRESS.exec(rest)?.[0] ?? ""}`);
  }

  /**
   * URLs of other schemes are removed; those that nobody provided are reduced to their host, so that they cannot
   * exfiltrate data.
   */
  #address(whole: string, scheme: string, rest: string): string {
    const end = AFTER_ADDRESS.exec(rest)?.[0] ?? "";
    if (!SCHEMES.has(scheme.toLowerCase())) return ACTIVE.test(scheme) ? end : whole.replace(":", ": ");
    if (this.options.given.has(whole.slice(0, whole.length - end.length))) return whole;
    const host = hostOf(rest);
    return rest.startsWith("//") && host.includes("@") ? end : `${host}${end}`;
  }
}

/** Returns the host of an address without its scheme, and without the punctuation after it. */
const hostOf = (rest: string): string => rest.replace(/^\/\//, "").split(/[/?#]/)[0]?.replace(AFTER_ADDRESS, "") ?? "";

const lastSpace = (text: string): number =>
  Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"), text.lastIndexOf("\t"));
