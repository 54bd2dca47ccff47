import type { FastifyInstance } from "fastify";
import type { PublicLink } from "../../../shared/public-pages.ts";
import { UNSUBSCRIBE_PATH } from "../../notices/mail-links.ts";
import { messagePage } from "./message-pages.ts";
import { type PublicPageContext, sendOwn } from "./public-page-context.ts";

const SETTINGS: readonly PublicLink[] = [
  { text: "Settings for job seekers", path: "/main/settings#notices" },
  { text: "Settings for recruiters", path: "/main-recruiter/settings#notices" },
];

const listed = (labels: readonly string[]): string => labels.map((label) => `“${label}”`).join(", ");

const RESUME = "resume";

const addressOf = (token: string, act?: typeof RESUME) =>
  `${UNSUBSCRIBE_PATH}?${act ? `act=${act}&` : ""}token=${encodeURIComponent(token)}`;
const endedPage = (token: string, labels: readonly string[]) =>
  messagePage({
    heading: "You are unsubscribed",
    text: `You will no longer get emails about ${listed(labels)}. Notifications in Worklane stay on.`,
    form: { action: addressOf(token, RESUME), button: "Resubscribe" },
    links: SETTINGS,
  });

/**
 * The target of unsubscribe links in mails, for mails of one kind and without login (RFC 8058); also resubscribes.
 * Mail programs post there; people are shown a button first, as mail scanners may open links.
 */
export function unsubscribeRoutes(app: FastifyInstance, context: PublicPageContext) {
  const { notices } = context.services;
  type Request = { Querystring: { token?: string; act?: string } };
  const tokenOf = ({ query }: { query: Request["Querystring"] }) => String(query.token ?? "");
  // Mail programs may post either kind of form; its content is irrelevant.
  app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get<Request>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = tokenOf(request);
    const { labels, haveEnded } = await notices.mailsOfLink(token);
    if (haveEnded) return sendOwn(context, request, reply, endedPage(token, labels));
    const page = messagePage({
      heading: "Unsubscribe from these emails?",
      text: `You will no longer get emails about ${listed(labels)}. Notifications in Worklane stay on.`,
      form: { action: addressOf(token), button: "Unsubscribe" },
      links: SETTINGS,
    });
    return sendOwn(context, request, reply, page);
  });

  app.post<Request>(UNSUBSCRIBE_PATH, async (request, reply) => {
    const token = tokenOf(request);
    if (request.query.act !== RESUME)
      return sendOwn(context, request, reply, endedPage(token, await notices.endMails(token)));
    const page = messagePage({
      heading: "You are subscribed again",
      text: `You will get emails about ${listed(await notices.resumeMails(token))} again. Your settings say when they are sent.`,
      links: SETTINGS,
    });
    return sendOwn(context, request, reply, page);
  });
}
