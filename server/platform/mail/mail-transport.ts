import nodemailer from "nodemailer";

/** A queued mail, ready to leave. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The last step of a mail's way. */
export interface MailTransport {
  /** Whether the row is where the mail is read. Elsewhere it is emptied once sent: mails carry links that act for a person. */
  readonly readFromRow: boolean;
  /** Hands the mail over; an error means that it has to be tried again. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Hands mails to an SMTP server. `from`: `Name <address>`. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
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
      await transport.sendMail({
        from,
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same at each try, so that a mail that left twice is recognised as one.
        messageId: `<${mail.id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/** The development mailbox: a mail has arrived when its row says that it was sent. */
export function mailboxTransport(): MailTransport {
  return { readFromRow: true, deliver: async () => {}, close: () => {} };
}
