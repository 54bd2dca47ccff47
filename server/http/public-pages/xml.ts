import type { FastifyReply } from "fastify";
import { escapeMarkup } from "../../platform/text/escape-markup.ts";
import { sendTagged } from "../etag.ts";

/** Characters that XML 1.0 cannot represent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML elements and attributes. */
export const xmlText = (text: string): string => escapeMarkup(text.toWellFormed().replace(NOT_IN_XML, ""));

/** For documents that change rarely, or date each item: five minutes, and an hour more while revalidating. */
const CACHING = "public, max-age=300, stale-while-revalidate=3600";

/** Sends a document, or 304 if the client has it already. */
export function sendXml(reply: FastifyReply, type: string, body: string, caching = CACHING): FastifyReply {
  return sendTagged(reply, type, `<?xml version="1.0" encoding="utf-8"?>\n${body}`, caching);
}
