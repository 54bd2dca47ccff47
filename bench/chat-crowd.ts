import { randomBytes } from "node:crypto";
import { tokenHash } from "../server/accounts/tokens.ts";
import type { Database } from "../server/platform/database.ts";

/** People who all listen, in pairs that have talked. */
export interface Crowd {
  /** The Cookie header of each. */
  readonly cookies: readonly string[];
  readonly people: readonly { readonly id: string; readonly conversationId: string }[];
}

const PASSWORD = "$argon2id$v=19$m=19456,p=1,t=2$uQSu9h1rox5PL48uvX8kWg$J9drH5wsdULPYP/5ytUqRuYkjkiQnySex1k1T51xqo4";

/** Makes `count` people (even), connected two by two, with `messages` messages in each conversation. */
export async function makeCrowd({ pool }: Pick<Database, "pool">, count: number, messages: number): Promise<Crowd> {
  const { rows: seekers } = await pool.query<{ id: string }>(
    `with a as (insert into accounts (id, role, email, password_hash, email_verified_at)
       select gen_random_uuid(), 'SEEKER', 'bench-' || n || '@example.com', $2, now() from generate_series(1, $1::int) n returning id)
     insert into seekers (id, name, phone, updated_at) select id, 'Person', '9876543210', now() from a returning id`,
    [count, PASSWORD],
  );
  const ids = seekers.map(({ id }) => id).sort();
  const lows = ids.filter((_, index) => index % 2 === 0);
  const highs = ids.filter((_, index) => index % 2 === 1);
  await pool.query(
    `insert into connections (id, requester_id, addressee_id, status, connected_at)
     select gen_random_uuid(), low, high, 'CONNECTED', now() from unnest($1::uuid[], $2::uuid[]) p (low, high)`,
    [lows, highs],
  );
  const { rows: conversations } = await pool.query<{ id: string; low_id: string; high_id: string }>(
    `insert into conversations (id, low_id, high_id, last_seq, last_message_at)
     select gen_random_uuid(), low, high, $3, now() from unnest($1::uuid[], $2::uuid[]) p (low, high) returning id, low_id, high_id`,
    [lows, highs, messages],
  );
  await pool.query(
    `insert into conversation_members (conversation_id, seeker_id)
     select id, side from conversations, unnest(array[low_id, high_id]) side`,
  );
  await pool.query(
    `insert into messages (id, conversation_id, seq, sender_id, client_id, content)
     select gen_random_uuid(), c.id, n, c.low_id, gen_random_uuid(), repeat('Shall we apply together? ', 5)
     from conversations c, generate_series(1, $1::int) n`,
    [messages],
  );
  const tokens = ids.map(() => randomBytes(32).toString("base64url"));
  await pool.query(
    `insert into sessions (id, account_id, refresh_token_hash, expires_at)
     select gen_random_uuid(), account, hash, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (account, hash)`,
    [ids, tokens.map(tokenHash)],
  );
  await pool.query("analyze");
  const conversationOf = new Map(
    conversations.flatMap(({ id, low_id, high_id }) => [
      [low_id, id],
      [high_id, id],
    ]),
  );
  return {
    cookies: tokens.map((token) => `userrefreshToken=${token}`),
    people: ids.map((id) => ({ id, conversationId: conversationOf.get(id) ?? "" })),
  };
}
