import type { NodemailerError } from "nodemailer";
import { REFUSED } from "../queue/worker-task.ts";
import { inSpan } from "../tracing/tracing.ts";

/** A queued mail, ready to be sent. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL for one-click unsubscription from mails of this kind (RFC 8058); absent or null for mails without it. */
  readonly unsubscribeUrl?: string | null;
  /** Calendar files (RFC 5545). */
  readonly calendars?: readonly string[];
}

/** Delivers mails. */
export interface MailTransport {
  /**
   * Whether the mail is read from its database row. Otherwise the row is emptied once sent: mails contain links that
   * act on a person's behalf.
   */
  readonly readFromRow: boolean;
  /** Delivers the mail; an error means that it has to be retried. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Prefix of errors about an unreachable mail server; nothing is wrong with the mail then. */
export const MAIL_SERVER_UNAVAILABLE = "The mail server cannot be reached";

/** The server will not accept the mail later either. */
export class MailRefused extends Error {
  constructor(said: string) {
    super(`${REFUSED}the mail server said ${said}`);
  }
}

/** Commands whose failure concerns the mail or its recipient, not the server or its login. */
const OF_THE_MAIL = new Set(["RCPT TO", "DATA"]);

/**
 * Describes a failed delivery without what the server responded: that contains the recipient's address. A refusal by
 * policy (5.7.x, such as "relaying denied") may be about the sender, whose settings can be corrected: it is retried.
 */
function deliveryError(error: unknown): Error {
  if (isUnreachable(error)) return new Error(`${MAIL_SERVER_UNAVAILABLE}: ${error.message}`);
  if (!(error instanceof Error)) return new Error("An email could not be sent.");
  const { code, command = "", response = "", responseCode } = error as NodemailerError;
  if (responseCode === undefined) {
    // Of the connection, such as a wrong certificate; those of the envelope name the recipient.
    const why = code === "EENVELOPE" ? "its envelope is invalid" : error.message;
    return new Error(`An email could not be sent: ${[why, code, command].filter(Boolean).join(" ")}`);
  }
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
  const isFinal = responseCode >= 500 && OF_THE_MAIL.has(command) && !status.startsWith("5.7.");
  const said = `${[responseCode, status].filter(Boolean).join(" ")} to ${command}`;
  return isFinal ? new MailRefused(said) : new Error(`The mail server did not accept the mail: ${said}`);
}

/**
 * Whether there was no DNS entry, no connection, or no greeting. Later failures may concern this one mail or its
 * recipient.
 */
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, syscall, timeoutType } = error as NodemailerError;
  const closedBeforeGreeting = code === "ECONNECTION" && command === undefined;
  return code === "EDNS" || syscall === "connect" || GREETING.has(timeoutType ?? "") || closedBeforeGreeting;
}

const GREETING = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"]);

/** Sends mails through an SMTP server. `from`: `Name <address>`. */
export async function smtpTransport(smtpUrl: string, from: string): Promise<MailTransport> {
  const { default: nodemailer } = await import("nodemailer");
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    readFromRow: false,
    async deliver(mail) {
      const message = {
        from,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same for each attempt, so that a mail that was sent twice is recognised as one.
        messageId: `<${mail.id}@${domain}>`,
        ...withCalendars(mail.calendars),
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribeUrl) },
      };
      const send = () =>
        inSpan(
          () => ({ name: "smtp send", kind: "client" }),
          () => transport.sendMail(message),
        );
      await send().catch((error: unknown) => Promise.reject(deliveryError(error)));
    },
    close: () => transport.close(),
  };
}

/** One calendar file is offered as an invitation, several are attached: mail programs show only one invitation. */
function withCalendars(calendars: OutgoingMail["calendars"] = []) {
  const files = calendars.map((content) => ({
    method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH",
    filename: "interview.ics",
    content,
  }));
  const [only, ...others] = files;
  if (only && others.length === 0) return { icalEvent: only };
  return {
    attachments: files.map(({ method, ...file }) => ({ ...file, contentType: `text/calendar; method=${method}` })),
  };
}

/** Headers for the unsubscribe button of mail programs (RFC 8058). */
const unsubscribeHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** The development mailbox: a mail counts as delivered once its row is marked as sent. */
export function mailboxTransport(): MailTransport {
  return { readFromRow: true, deliver: async () => {}, close: () => {} };
}
