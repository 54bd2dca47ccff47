import type { FastifyInstance } from "fastify";
import type { PublicLink } from "../../../shared/public-pages.ts";
import { UNSUBSCRIBE_PATH } from "../../notices/mail-links.ts";
import { type PublicPageContext, sendOwn } from "./context.ts";
import { messagePage } from "./messages.ts";

const SETTINGS: readonly PublicLink[] = [
  { text: "Settings for job seekers", path: "/main/settings#notices" },
  { text: "Settings for recruiters", path: "/main-recruiter/settings#notices" },
];

const listed = (labels: readonly string[]): string => labels.map((label) => `“${label}”`).join(", ");

/**
 * Where a mail's link ends mails of its kind, without log-in (RFC 8058): programs post there, people are shown a button first,
 * as whatever looks at a mail may open its links.
 */
export function endMailsRoutes(app: FastifyInstance, context: PublicPageContext) {
  const { notices } = context.services;
  type Request = { Querystring: { token?: string } };
  // Mail programs may post either kind of form; there is nothing in it to read.
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get<Request>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = String(request.query.token ?? "");
    const labels = await notices.mailsEndedBy(token);
    const page = messagePage({
      heading: "End these mails?",
      text: `You will get no more mails about ${listed(labels)}. Notices on the page stay.`,
      form: { action: `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`, button: "End these mails" },
      links: SETTINGS,
    });
    return sendOwn(context, request, reply, page);
  });

  app.post<Request>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const labels = await notices.endMails(String(request.query.token ?? ""));
    const page = messagePage({
      heading: "These mails have ended",
      text: `You get no more mails about ${listed(labels)}. You can have them again in your settings.`,
      links: SETTINGS,
    });
    return sendOwn(context, request, reply, page);
  });
}
