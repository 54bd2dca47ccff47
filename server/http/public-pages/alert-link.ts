import type { FastifyInstance } from "fastify";
import { JOB_ALERT_PATH } from "../../notices/mail-links.ts";
import { messagePage } from "./message-pages.ts";
import { type PublicPageContext, sendOwn } from "./public-page-context.ts";

const ACTS = {
  pause: {
    button: "Pause this alert",
    done: "This alert is paused",
    text: "stops notifying you until you resume it",
  },
  continue: { button: "Resume this alert", done: "This alert is active again", text: "notifies you of new jobs again" },
  end: { button: "Delete this alert", done: "This alert is deleted", text: "no longer notifies you" },
} as const;
type Act = keyof typeof ACTS;

const ALERTS = { text: "See all your alerts", path: "/main/alerts" };
const LABELS: Record<Act, string> = { pause: "Pause it instead", continue: "Resume it", end: "Delete it instead" };
const addressOf = (token: string, act: Act) => `${JOB_ALERT_PATH}?act=${act}&token=${encodeURIComponent(token)}`;

/**
 * The target of links in alert mails: pauses, resumes or deletes the alert without login. This requires a button
 * press, as mail scanners may open links.
 */
export function alertLinkRoutes(app: FastifyInstance, context: PublicPageContext) {
  const { jobAlerts } = context.services;
  type Request = { Querystring: { token?: string; act?: string } };
  const read = ({ token, act }: Request["Querystring"], isPaused: boolean) => ({
    token: String(token ?? ""),
    act: (Object.keys(ACTS) as Act[]).find((name) => name === act) ?? (isPaused ? "continue" : "pause"),
  });

  app.get<Request>(JOB_ALERT_PATH, async (request, reply) => {
    const { name, path, pausedAt } = await jobAlerts.ofLink(String(request.query.token ?? ""));
    const { token, act } = read(request.query, pausedAt !== null);
    const other: Act = act === "end" ? (pausedAt ? "continue" : "pause") : "end";
    const page = messagePage({
      heading: `Your alert: ${name}`,
      text: `Press the button, and it ${ACTS[act].text}.${pausedAt ? "  It is paused now." : ""}`,
      form: { action: addressOf(token, act), button: ACTS[act].button },
      links: [{ text: LABELS[other], path: addressOf(token, other) }, { text: "Open its search", path }, ALERTS],
    });
    return sendOwn(context, request, reply, page);
  });

  app.post<Request>(JOB_ALERT_PATH, async (request, reply) => {
    const { token, act } = read(request.query, false);
    const { name } = await jobAlerts.changeByLink(token, act);
    const undo: Act | null = act === "pause" ? "continue" : act === "continue" ? "pause" : null;
    const page = messagePage({
      heading: ACTS[act].done,
      text: `${name}: your alert ${ACTS[act].text}.`,
      links: [...(undo ? [{ text: LABELS[undo], path: addressOf(token, undo) }] : []), ALERTS],
    });
    return sendOwn(context, request, reply, page);
  });
}
