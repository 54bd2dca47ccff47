import { signAccessToken } from "../../server/accounts/tokens.ts";
import type { Database } from "../../server/platform/database/database.ts";
import { SECRETS } from "./worklane.ts";

/** A signed-in user. */
export interface Person {
  readonly id: string;
  /** An access token, valid for 15 minutes. */
  readonly token: string;
}

/** Listeners, and the writers who send them messages. */
export interface Crowd {
  readonly listeners: readonly Person[];
  readonly writers: readonly Person[];
}

const NOBODYS_PASSWORD =
  "$argon2id$v=19$m=19456,p=1,t=2$uQSu9h1rox5PL48uvX8kWg$J9drH5wsdULPYP/5ytUqRuYkjkiQnySex1k1T51xqo4";

/** Creates listeners and writers in an empty database; every listener is connected with four writers. */
export async function makeCrowd(
  { pool }: Pick<Database, "pool">,
  amounts: { readonly listeners: number; readonly writers: number },
): Promise<Crowd> {
  const all = await makePeople(pool, amounts.listeners + amounts.writers);
  const [listeners, writers] = [all.slice(0, amounts.listeners), all.slice(amounts.listeners)];
  const pairs = listeners.flatMap(({ id }, index) =>
    writersOf(index, writers).map((writer) => [id, writer.id].sort() as [string, string]),
  );
  const sides = [pairs.map(([low]) => low), pairs.map(([, high]) => high)];
  await pool.query(
    `insert into connections (id, requester_id, addressee_id, status, connected_at)
     select gen_random_uuid(), low, high, 'CONNECTED', now() from unnest($1::uuid[], $2::uuid[]) p (low, high)`,
    sides,
  );
  await pool.query(
    `with made as (insert into conversations (id, low_id, high_id)
       select gen_random_uuid(), low, high from unnest($1::uuid[], $2::uuid[]) p (low, high) returning id, low_id, high_id)
     insert into conversation_members (conversation_id, seeker_id) select id, side from made, unnest(array[low_id, high_id]) side`,
    sides,
  );
  await pool.query("analyze");
  return { listeners, writers };
}

/** Number of writers that each listener is connected with. */
const KNOWN = 4;

/** Returns the writers that a listener is connected with; all writers have the same number of listeners. */
export const writersOf = (listener: number, writers: readonly Person[]): readonly Person[] =>
  Array.from(
    { length: Math.min(KNOWN, writers.length) },
    (_, nth) => writers[(listener * KNOWN + nth) % writers.length],
  ).filter((writer) => writer !== undefined);

/** Creates seekers, each with a session. */
async function makePeople(pool: Database["pool"], count: number): Promise<Person[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with a as (insert into accounts (id, role, email, password_hash, email_verified_at)
       select gen_random_uuid(), 'SEEKER', 'bench-' || n || '@example.com', $2, now() from generate_series(1, $1::int) n returning id)
     insert into seekers (id, name, phone, updated_at) select id, 'Person', '9876543210', now() from a returning id`,
    [count, NOBODYS_PASSWORD],
  );
  const { rows: sessions } = await pool.query<{ id: string; account: string }>(
    `insert into sessions (id, account_id, refresh_token_hash, expires_at)
     select gen_random_uuid(), account, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() + interval '1 day'
     from unnest($1::uuid[]) account returning id, account_id as account`,
    [rows.map(({ id }) => id)],
  );
  return Promise.all(
    sessions.map(async ({ id: sessionId, account: id }) => {
      return { id, token: await signAccessToken(SECRETS, { accountId: id, role: "SEEKER", sessionId }, new Date()) };
    }),
  );
}

/** A listener, and one of their conversations. */
export interface Listener extends Person {
  readonly conversationId: string;
}

/** Returns one conversation of each listener, filled with the given number of messages. */
export async function fillConversations(
  pool: Database["pool"],
  { listeners, writers }: Crowd,
  messages: number,
): Promise<Listener[]> {
  const pairs = listeners.map(({ id }, index) => [id, writersOf(index, writers)[0]?.id ?? ""]);
  const { rows } = await pool.query<{ id: string; conversation: string }>(
    `with chosen as (select c.id, listener, writer from unnest($1::uuid[], $2::uuid[]) p (listener, writer)
       join conversations c on c.low_id = least(listener, writer) and c.high_id = greatest(listener, writer)),
     counted as (update conversations set last_seq = $3, last_message_at = now() where id in (select id from chosen)),
     filled as (insert into messages (id, conversation_id, seq, sender_id, client_id, content)
       select gen_random_uuid(), id, n, writer, gen_random_uuid(), repeat('Shall we apply together? ', 5)
       from chosen, generate_series(1, $3::int) n)
     select listener as id, id as conversation from chosen`,
    [pairs.map(([listener]) => listener), pairs.map(([, writer]) => writer), messages],
  );
  await pool.query("analyze messages, conversations");
  const conversationOf = new Map(rows.map(({ id, conversation }) => [id, conversation]));
  return listeners.map((person) => ({ ...person, conversationId: conversationOf.get(person.id) ?? "" }));
}
