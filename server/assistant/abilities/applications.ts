import { applicationPath } from "../../../shared/seeker-addresses.ts";
import type { OwnApplication } from "../../applications/own-applications.types.ts";
import { plainText } from "../untrusted-text/plain-text.ts";
import type { Ability } from "./ability.ts";
import { day, from, paragraphs } from "./wording.ts";

const SHOWN = 10;
const DAY_MS = 24 * 3600 * 1000;
const startOfDay = (date: Date) => new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS);

export const followUp: Ability = {
  name: "follow-up",
  activity: "Reading your applications",
  tool: "Reads which of the seeker's applications are overdue, which responses are promised when, and which were closed without a response.",
  async answer({ actor, data, references, now, link }) {
    const all = await data.applications(actor, 50);
    const page = link("Applied Jobs", "/main/appliedjobs");
    if (all.length === 0) return `**From your applications**: you have sent none yet, so no response is due. ${page}`;
    const pending = all.filter(({ status }) => status === "APPLIED");
    const isOverdue = ({ unansweredAt, answerDueOn }: OwnApplication) =>
      unansweredAt !== null || (answerDueOn !== null && answerDueOn < startOfDay(now));
    const line = ({ job, answerDueOn, appliedAt, unansweredAt }: OwnApplication) => {
      const sent = `[[${references.add(job)}]], sent on ${day(appliedAt)}`;
      if (!answerDueOn) return `${sent}: no response date was promised`;
      if (unansweredAt) return `${sent}: closed without a response, which was promised by ${day(answerDueOn)}`;
      return `${sent}: a response ${answerDueOn < startOfDay(now) ? "was" : "is"} promised by ${day(answerDueOn)}`;
    };
    const due = ({ answerDueOn }: OwnApplication) => answerDueOn?.getTime() ?? Number.POSITIVE_INFINITY;
    const overdue = pending.filter(isOverdue).slice(0, SHOWN);
    const waiting = pending.filter((application) => !isOverdue(application)).toSorted((a, b) => due(a) - due(b));
    return paragraphs(
      from("your applications, follow up on these", overdue.map(line)),
      from("your applications, these companies still have time", waiting.slice(0, SHOWN).map(line)),
      overdue.length === 0 ? "Nothing is overdue." : "",
      page,
    );
  },
};

export const changes: Ability = {
  name: "changes",
  activity: "Reading your notifications",
  // No tool of the model: the consent to the provider does not name notifications.
  async answer({ actor, data, now, link, references }) {
    const since = new Date(startOfDay(now).getTime() - DAY_MS);
    const notices = (await data.notices(actor, 50)).filter(({ createdAt }) => createdAt >= since);
    const applications = await data.applications(actor, 50);
    const dueNow = applications.filter(
      ({ status, answerDueOn, unansweredAt }) =>
        status === "APPLIED" &&
        !unansweredAt &&
        answerDueOn &&
        Math.abs(answerDueOn.getTime() - startOfDay(now).getTime()) <= DAY_MS,
    );
    const lines = notices.slice(0, SHOWN).map(({ title, body, path }) => {
      const about = body ? `: ${plainText(body, 160)}` : "";
      return `${plainText(title, 160)}${about}. ${link("Open", path)}`;
    });
    const page = link("All notifications", "/main/notices");
    return paragraphs(
      from(`your notifications since ${day(since)}`, lines),
      lines.length === 0 ? `**From your notifications**: nothing has changed since ${day(since)}.` : "",
      from(
        "your applications",
        dueNow.map(
          ({ job, answerDueOn }) =>
            `[[${references.add(job)}]]: a response is promised by ${day(answerDueOn ?? now)}. ${link("Open", applicationPath(job.id))}`,
        ),
      ),
      page,
    );
  },
};
