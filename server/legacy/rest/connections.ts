import { z } from "zod";
import type { NetworkList } from "../../connections/connections.store.ts";
import { toLegacyPerson, toLegacySeeker } from "../legacy-shapes.ts";
import { legacyPerson, legacySeeker, listAnswer, messageAnswer } from "./legacy-schemas.ts";
import { answerList } from "./list-answer.ts";
import { idParam, pageQuery } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

const network = (path: string, name: string, list: NetworkList, summary: string): RestRoute =>
  route({
    method: "GET",
    path,
    scopes: ["connections:read", "profile:read"],
    summary,
    role: "SEEKER",
    query: pageQuery,
    response: listAnswer(name, legacyPerson),
    handle: (call) =>
      answerList(call, {
        name,
        page: (page) => call.services.connections.list(call.actor, list, page),
        shape: (person) => toLegacyPerson(person, call.fileBase),
      }),
  });

const change = (
  path: string,
  summary: string,
  message: string,
  act: "request" | "accept" | "reject" | "remove" | "withdraw",
): RestRoute =>
  route({
    method: "POST",
    path,
    scopes: ["connections:write"],
    summary,
    role: "SEEKER",
    params: idParam,
    response: messageAnswer,
    renamed: { seekerId: "id" },
    refusals: {
      404: "No such seeker.",
      409: "The connection or request has changed in the meantime.",
      422: "The id is the caller's own.",
    },
    async handle({ services, actor, params }) {
      const connected = await services.connections[act](actor, params.id);
      return { message: connected === true ? "You are connected" : message };
    },
  });

/** Peers and connections (docs/specification.md 7.4). */
export const connectionRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "/seeker/users",
    scopes: ["people:read", "profile:read"],
    summary: "Lists the other seekers that the caller can see, newest first: all, or one page.",
    role: "SEEKER",
    query: pageQuery,
    response: listAnswer("users", legacySeeker),
    handle: (call) =>
      answerList(call, {
        name: "users",
        page: (page) => call.services.seekers.peers(call.actor, {}, page),
        shape: (seeker) => toLegacySeeker(seeker, call.fileBase),
      }),
  }),
  route({
    method: "GET",
    path: "/seeker/users/{id}",
    scopes: ["people:read", "profile:read"],
    summary: "Returns a seeker's profile, with the parts that the caller can see.",
    role: "SEEKER",
    params: idParam,
    response: z.object({ targetUser: legacySeeker }),
    refusals: { 404: "No such seeker." },
    async handle({ services, actor, params, fileBase }) {
      return { targetUser: toLegacySeeker(await services.seekers.get(actor, params.id), fileBase) };
    },
  }),
  network("/seeker/connections", "connection", "CONNECTIONS", "Lists the caller's connections, newest first."),
  network(
    "/seeker/getsendrequests",
    "sendRequests",
    "REQUESTED",
    "Lists the caller's pending connection requests, newest first.",
  ),
  network(
    "/seeker/getConnectionrequests",
    "connectionreq",
    "INVITATIONS",
    "Lists the pending connection requests to the caller, newest first.",
  ),
  change(
    "/seeker/connect/{id}",
    "Sends a connection request to a seeker. Repeating the call has no effect.",
    "Request sent",
    "request",
  ),
  change("/seeker/request-accept/{id}", "Accepts a connection request from a seeker.", "Request accepted", "accept"),
  change("/seeker/request-reject/{id}", "Rejects a connection request from a seeker.", "Request rejected", "reject"),
  change("/seeker/remove-connection/{id}", "Ends the connection with a seeker.", "Connection removed", "remove"),
  change(
    "/seeker/unrequest/{id}",
    "Withdraws the caller's connection request to a seeker.",
    "Request withdrawn",
    "withdraw",
  ),
];
