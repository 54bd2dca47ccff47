import type { NodemailerError } from "nodemailer";
import { inSpan } from "../tracing/tracing.ts";

/** A queued mail, ready to leave. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One click there ends mails of this kind (RFC 8058); absent or null for mails that cannot be ended. */
  readonly unsubscribeUrl?: string | null;
}

/** The last step of a mail's way. */
export interface MailTransport {
  /** Whether the row is where the mail is read. Elsewhere it is emptied once sent: mails carry links that act for a person. */
  readonly readFromRow: boolean;
  /** Hands the mail over; an error means that it has to be tried again. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** How the errors begin of a mail that found no server; nothing is wrong with the mail. */
export const MAIL_SERVER_AWAY = "The mail server cannot be reached";

/** No name, no connection, or no greeting. What breaks off later may be about this one mail or its recipient. */
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, syscall, timeoutType } = error as NodemailerError;
  const closedBeforeGreeting = code === "ECONNECTION" && command === undefined;
  return code === "EDNS" || syscall === "connect" || GREETING.has(timeoutType ?? "") || closedBeforeGreeting;
}

const GREETING = new Set(["CONNECT_TIMEOUT", "GREETING_TIMEOUT"]);

/** Hands mails to an SMTP server. `from`: `Name <address>`. */
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
        // The same at each try, so that a mail that left twice is recognised as one.
        messageId: `<${mail.id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribeUrl) },
      };
      const send = () =>
        inSpan(
          () => ({ name: "smtp send", kind: "client" }),
          () => transport.sendMail(message),
        );
      await send().catch((error: unknown) => {
        throw isUnreachable(error) ? new Error(`${MAIL_SERVER_AWAY}: ${error.message}`) : error;
      });
    },
    close: () => transport.close(),
  };
}

/** What mail programs show a button for that ends mails of this kind (RFC 8058). */
const unsubscribeHeaders = (url: string | null | undefined): Record<string, string> =>
  url ? { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

/** The development mailbox: a mail has arrived when its row says that it was sent. */
export function mailboxTransport(): MailTransport {
  return { readFromRow: true, deliver: async () => {}, close: () => {} };
}
