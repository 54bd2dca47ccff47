import { expect } from "vitest";
import type { RestRoute } from "../legacy/rest/rest-route.ts";
import { LegacyClient } from "./legacy-client.ts";

/** A legacy client that validates successful responses against the descriptions of their calls. */
export class CheckedClient extends LegacyClient {
  /** Calls that succeeded, as `METHOD /path/{name}`, for all clients of these routes. */
  static readonly seen = new Set<string>();

  constructor(
    url: string,
    private readonly routes: readonly RestRoute[],
  ) {
    super(url);
  }

  override async call(method: string, path: string, body?: object, headers?: Record<string, string>) {
    const answer = await super.call(method, path, body, headers);
    const route = this.routes.find((known) => known.method === method && matches(known.path, path));
    if (route && answer.status < 300) {
      expect(answer.status, path).toBe(route.status ?? 200);
      expect(route.response.safeParse(answer.body).error?.issues, `${method} ${path}`).toBeUndefined();
      CheckedClient.seen.add(`${method} ${route.path}`);
    }
    return answer;
  }
}

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path.split("?")[0] ?? "");
