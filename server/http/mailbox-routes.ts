import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { listMails, type SentMail } from "../platform/mail/mailbox.ts";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Makes the links in a mail's text clickable. */
const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s&]+(?:&#38;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`);

const calendarLink = (file: string) =>
  `<p><a download="interview.ics" href="data:text/calendar,${escapeHtml(encodeURIComponent(file))}">interview.ics</a></p>`;

const mailHtml = ({ to, subject, text, sentAt, calendars = [] }: SentMail) => `
  <article>
    <h2>${escapeHtml(subject)}</h2>
    <p class="quiet">to ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toUTCString()}</time></p>
    <pre>${linked(text)}</pre>
    ${calendars.map(calendarLink).join("")}
  </article>`;

const EMPTY = `<p>No email yet. New emails will appear here, for example when you sign up, reset a password
  or accept an applicant. A decision is emailed after 10 seconds, when it can no longer be undone. Then reload this page.</p>`;

const page = (mails: readonly SentMail[], to: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 720px; margin: 40px auto; padding: 0 20px; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 16px 0; }
  h2 { font-size: 20px; margin: 0; } .quiet { opacity: .8; margin: 4px 0; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  input, button { font: inherit; padding: 8px 12px; }
</style></head>
<body><main>
  <h1>Development mailbox</h1>
  <p>Emails that Worklane sent on this machine. No email leaves it until SMTP_URL is set.</p>
  <form><label for="to">Sent to</label> <input id="to" name="to" type="email" value="${escapeHtml(to)}"> <button>Show</button></form>
  ${mails.map(mailHtml).join("") || (to ? `<p>No email to ${escapeHtml(to)} yet.</p>` : EMPTY)}
</main></body></html>`;

/** `GET /dev/mailbox`, in development only: an HTML page for browsers, a JSON list for programs. */
export async function mailboxRoutes(app: FastifyInstance, { db }: { db: Database }) {
  app.get<{ Querystring: { to?: string } }>("/dev/mailbox", async (request, reply) => {
    const to = typeof request.query.to === "string" ? request.query.to.trim().toLowerCase() : "";
    // No address contains U+0000, and PostgreSQL rejects text with it.
    const mails = to.includes("\0") ? [] : await listMails(db, { to: to || undefined });
    const accept = request.headers.accept ?? "";
    if (accept.includes("text/html")) return reply.type("text/html; charset=utf-8").send(page(mails, to));
    return mails;
  });
}
