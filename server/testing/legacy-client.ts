import type { Role } from "../generated/prisma/enums.ts";
import { COOKIES } from "../http/sessions/session-cookies.ts";

/** The response to a call. */
export interface LegacyAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: legacy clients read fields without checks
  readonly body: any;
}

/** A form with these fields. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A client written against docs/specification.md 7: only cookies, and JSON is parsed before the status is checked. */
export class LegacyClient {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly origin?: string,
  ) {}

  get = (path: string) => this.call("GET", path);
  post = (path: string, body?: object) => this.call("POST", path, body);
  put = (path: string, body?: object) => this.call("PUT", path, body);
  delete = (path: string) => this.call("DELETE", path);

  /** Sends JSON, or a form when it is one; legacy clients declare JSON even for empty bodies. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<LegacyAnswer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(!isForm && { "content-type": "application/json" }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader }),
        ...(this.origin && { origin: this.origin }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) keep(this.cookies, line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Logs in and stores the tokens of the body in the legacy cookies, as a script would. */
  async logIn(role: Role, email: string, password: string): Promise<string> {
    const { body } = await this.post(role === "SEEKER" ? "/auth/login-seeker" : "/auth/login-recruiter", {
      email,
      password,
    });
    this.cookies.clear();
    this.cookies.set(COOKIES[role].access, body.accessToken ?? body.accesstoken);
    this.cookies.set(COOKIES[role].refresh, body.refreshToken ?? body.refreshtoken);
    return body.userId;
  }
}

/** Stores the cookie of a Set-Cookie header, or removes it when it has ended. */
function keep(cookies: Map<string, string>, line: string) {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const at = pair.indexOf("=");
  const ended = attributes.some((attribute) => /^max-age=0$/i.test(attribute) || /^expires=.*1970/i.test(attribute));
  if (ended) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
