import type { Model } from "./checker/linearizability.ts";

// The documented guarantees of each service, as the only allowed effect and response of an act. docs/histories.md
// describes them.

type Decided = "APPLIED" | "ACCEPTED" | "REJECTED";

export type ApplicationCall =
  | readonly ["apply"]
  | readonly ["withdraw"]
  | readonly ["decide", Decided, version: number | null]
  | readonly ["see own"]
  | readonly ["see applicant"];

interface Application {
  readonly status: Decided | "NONE" | "WITHDRAWN";
  readonly version: number;
}

const standsAt = ({ status, version }: Application) => `${status} ${version}`;

/** An application of a seeker for a job (`OwnApplicationService`, `DecisionService`). */
export const application: Model<Application, ApplicationCall> = {
  initial: { status: "NONE", version: 0 },
  textOf: standsAt,
  reads: ([name]) => name.startsWith("see"),
  step(now, [name, status, version]) {
    const isThere = now.status !== "NONE" && now.status !== "WITHDRAWN";
    const become = (next: Application["status"]) => ({ status: next, version: now.version + 1 });
    if (name === "apply") return isThere ? [now, "ALREADY_APPLIED"] : [become("APPLIED"), "ok"];
    if (name === "withdraw") return isThere ? [become("WITHDRAWN"), "ok"] : [now, "NOT_FOUND"];
    if (name === "see own") return [now, isThere ? now.status : "none"];
    if (name === "see applicant") return [now, isThere ? standsAt(now) : "none"];
    if (now.status === "NONE") return [now, "NOT_FOUND"];
    if (now.status === "WITHDRAWN") return [now, "CONFLICT WITHDRAWN"];
    if (now.status === status) return [now, standsAt(now)];
    if (version !== null && version !== now.version) return [now, `CONFLICT ${now.status}`];
    return [become(status), standsAt(become(status))];
  },
};

/** An action of one of two people, 0 or 1. */
export type ConnectionCall = readonly ["request" | "withdraw" | "accept" | "reject" | "remove" | "see", by: 0 | 1];

/** `0` or `1`: the request of that person is pending. */
type Connection = "NONE" | "0" | "1" | "CONNECTED";

/** A connection of two seekers (`ConnectionService`). */
export const connection: Model<Connection, ConnectionCall> = {
  initial: "NONE",
  textOf: (state) => state,
  reads: ([name]) => name === "see",
  step(now, [name, by]) {
    const mine = by === 0 ? "0" : "1";
    const theirs = by === 0 ? "1" : "0";
    const seen = now === mine ? "REQUESTED" : now === theirs ? "INCOMING" : now;
    const change = (from: Connection, to: Connection) =>
      [now === from ? to : now, now === from || now === to ? "ok" : `CONFLICT ${seen}`] as const;
    switch (name) {
      case "request":
        return [now === "NONE" ? mine : now === theirs ? "CONNECTED" : now, "ok"];
      case "withdraw":
        return change(mine, "NONE");
      case "accept":
        return change(theirs, "CONNECTED");
      case "reject":
        return change(theirs, "NONE");
      case "remove":
        return change("CONNECTED", "NONE");
      case "see":
        return [now, seen];
    }
  },
};

export type ChatCall = readonly ["send", clientId: string] | readonly ["see", after: number] | readonly ["count"];

/** The chat of two connected seekers (`MessageService`): their messages' client ids, by number. */
export const chat: Model<readonly string[], ChatCall> = {
  initial: [],
  textOf: (messages) => messages.join(),
  reads: ([name]) => name !== "send",
  step(messages, call) {
    if (call[0] === "count") return [messages, String(messages.length)];
    if (call[0] === "see") return [messages, messages.slice(call[1]).join()];
    const known = messages.indexOf(call[1]);
    return known < 0 ? [[...messages, call[1]], String(messages.length + 1)] : [messages, String(known + 1)];
  },
};
