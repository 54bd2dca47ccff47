/** Milliseconds within which every response must arrive. */
export const ANSWER_MS = 2000;

/** A response as seen from outside. */
export interface Answer {
  /** The HTTP status, or the close code of a socket; 0: it stayed open. */
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}

/** Documented refusals by a limit: every other status from 500 up is a fault. */
const LIMITS = new Set(["OVERLOADED", "ASSISTANT_UNAVAILABLE"]);

/** Internal terms, which no response may contain unless the request did. */
const INSIDE = [
  /prisma/i,
  /invalid `[^`]*` invocation/i,
  /\bat [^\n"]{0,80}\.(ts|js|mjs):\d+/,
  /node_modules/,
  /\b(select|insert into|delete from|update) [^"]{0,80}\b(from|values|where|set)\b/i,
  /syntax error at/i,
  /\b(relation|column|operator) [^ ]{1,40} does not exist/i,
  /violates|duplicate key|invalid byte sequence|out of range for type|cannot cast|deadlock/i,
  /\b(Type|Range|Reference|Syntax)Error\b|maximum call stack/i,
  /is not (a function|iterable)|cannot read propert|reading '/i,
  /ECONN|EPIPE|ENOENT|EACCES|ENAMETOOLONG/,
];

/** Returns the fault of an HTTP response; null: none. `sent`: the request's text, which a response may repeat. */
export function faultOf({ status, text, tookMs }: Answer, sent: string): string | null {
  if (tookMs > ANSWER_MS) return `took ${Math.round(tookMs)} ms`;
  if (status >= 500 && !(status === 503 && LIMITS.has(codesOf(text)[0] ?? ""))) return `status ${status}`;
  return leakOf(text, sent);
}

/** Close codes that indicate a server fault: abnormal closure, internal error, and the protocol's own. */
const FAULTY_CLOSE = new Set([1006, 1011, 4500]);

/** Returns the fault of a socket's output and closure. */
export function talkFaultOf({ status, text, tookMs }: Answer, sent: string): string | null {
  if (tookMs > ANSWER_MS) return `took ${Math.round(tookMs)} ms`;
  return FAULTY_CLOSE.has(status) ? `closed with ${status}` : leakOf(text, sent);
}

function leakOf(text: string, sent: string): string | null {
  if (codesOf(text).includes("INTERNAL_SERVER_ERROR")) return "INTERNAL_SERVER_ERROR";
  if (codesOf(text).includes("UNAVAILABLE")) return "UNAVAILABLE while everything is there";
  // Pages and scripts are static; generated responses are JSON.
  if (!/^[\s\d]*[[{]/.test(text)) return null;
  for (const inside of INSIDE) {
    const [found] = inside.exec(text) ?? [];
    if (found && !sent.includes(found)) return `says “${found}”`;
  }
  return null;
}

const codesOf = (text: string) => [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = ""]) => code);
