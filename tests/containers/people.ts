import { expect } from "vitest";
import { LegacyClient } from "../../server/testing/legacy-client.ts";
import { type DataOf, send, type TypedDocument } from "../../server/testing/send.ts";
import { SignUpSeekerDocument, VerifyEmailDocument } from "../../web/generated/accounts/accounts.ts";

const PASSWORD = "difference engine";

/** The addresses of the site and of its mails. */
interface Place {
  readonly url: string;
  readonly mailUrl: string;
}

/** A person who has logged in. */
export interface Resident {
  readonly id: string;
  readonly email: string;
  readonly client: LegacyClient;
}

/** Sends an operation; resolves with its data, and rejects with its errors. */
export async function ask<Sent extends TypedDocument>(
  url: string,
  operation: Sent,
  variables: object = {},
  cookie?: string,
): Promise<DataOf<Sent>> {
  const response = await send(url, operation, variables, cookie ? { cookie } : {});
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json")) throw new Error(`${response.status} ${text}`);
  const { data, errors } = JSON.parse(text);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

/** The token in the newest mail to an address that links to a page. */
async function mailedToken({ mailUrl, url }: Place, to: string, page: string): Promise<string> {
  const find = async () => {
    const mails: { to: string; text: string }[] = await (await fetch(`${mailUrl}/mails`)).json();
    const own = mails.filter((mail) => mail.to === to).map(({ text }) => text.split(`${url}${page}?token=`)[1]);
    return own.at(-1)?.split(/\s/)[0];
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? "";
}

/** Signs up over GraphQL, follows the link in the mail, and logs in by the legacy path. */
export async function newSeeker(place: Place, name: string): Promise<Resident> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@seekers.example`;
  const input = { name, email, phone: "9876543210", password: PASSWORD };
  await ask(place.url, SignUpSeekerDocument, { input });
  const token = await mailedToken(place, email, "/email-verify");
  await ask(place.url, VerifyEmailDocument, { input: { role: "SEEKER", token } });
  const client = new LegacyClient(place.url);
  return { id: await client.logIn("SEEKER", email, PASSWORD), email, client };
}

/** Signs up a company, follows the link, and logs in, all by legacy paths. */
export async function newRecruiter(place: Place, company: string): Promise<Resident> {
  const email = `hiring@${company.toLowerCase()}.example`;
  const client = new LegacyClient(place.url);
  const body = { name: company, email, password: PASSWORD, companyLocation: "Pune", industry: "Steel" };
  const { status } = await client.post("/auth/signuprecruiter", { ...body, companysize: "11-50" });
  expect(status).toBe(201);
  const token = await mailedToken(place, email, "/email-verifyrec");
  expect((await client.get(`/auth/verify-emailrec?token=${token}`)).status).toBe(200);
  return { id: await client.logIn("RECRUITER", email, PASSWORD), email, client };
}

/** Connects two seekers, by legacy paths. */
export async function connect(one: Resident, other: Resident): Promise<void> {
  expect((await one.client.post(`/seeker/connect/${other.id}`)).status).toBe(200);
  expect((await other.client.post(`/seeker/request-accept/${one.id}`)).status).toBe(200);
}

/** Logs in again, with the same password. */
export const logInAgain = ({ client, email }: Resident): Promise<string> => client.logIn("SEEKER", email, PASSWORD);
