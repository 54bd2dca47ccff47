import type { FastifyInstance } from "fastify";
import type { Services } from "../services/services.ts";
import { sendTagged } from "./etag.ts";

/** `GET /calendar/SECRET.ics`: a person's interviews. The address is the only credential, as programs have no login. */
export async function calendarFeedRoutes(
  app: FastifyInstance,
  { services }: { services: Pick<Services, "calendarFeed"> },
) {
  app.get<{ Params: { secret: string } }>("/calendar/:secret.ics", async (request, reply) => {
    const calendar = await services.calendarFeed.read(request.params.secret, request.ip);
    reply.header("x-robots-tag", "noindex");
    if (calendar !== null) return sendTagged(reply, "text/calendar", calendar, "private, max-age=300");
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .type("text/plain; charset=utf-8")
      .send("This calendar was turned off or has a new address. Copy its address from your settings on Worklane.\n");
  });
}
