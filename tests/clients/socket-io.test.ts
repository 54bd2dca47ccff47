import { once } from "node:events";
import { io as io4 } from "socket.io-client";
// @ts-expect-error: the package has types, but its exports do not say where.
import { io as io3 } from "socket.io-client-3";
import { expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { LegacyClient } from "../../server/testing/legacy-client.ts";
import { testApp } from "../../server/testing/test-app.ts";

const app = testApp();

/** The parts of a socket that are the same in both versions. */
interface Socket {
  on(event: string, listener: (payload: never) => void): unknown;
  once(event: string, listener: (payload: never) => void): unknown;
  emit(event: string, payload: unknown): unknown;
  close(): unknown;
}
const CLIENTS = [
  { version: 3, connect: (cookie: string): Socket => io3(app.url, { extraHeaders: { cookie } }) },
  { version: 4, connect: (cookie: string): Socket => io4(app.url, { extraHeaders: { cookie } }) },
];
const next = async (socket: Socket, event: string): Promise<unknown> => (await once(socket as never, event))[0];

/** A seeker who logged in by REST. */
async function loggedIn(email: string) {
  await app.build.seeker({ account: { email } });
  const client = new LegacyClient(app.url);
  const id = await client.logIn("SEEKER", email, FACTORY_PASSWORD);
  return { id, cookie: client.cookieHeader };
}

test.each(CLIENTS)(
  "socket.io-client $version logs in, chats, is refused, and reconnects",
  async ({ version, connect }) => {
    const ada = await loggedIn(`ada${version}@sockets.example`);
    const bob = await loggedIn(`bob${version}@sockets.example`);
    const eve = await app.build.seeker();
    await app.build.connection({ requesterId: ada.id, addresseeId: bob.id });

    const [adas, bobs] = [connect(ada.cookie), connect(bob.cookie)];
    await Promise.all([next(adas, "connect"), next(bobs, "connect")]);
    adas.emit("join", ada.id);
    bobs.emit("join", bob.id);

    const typing = next(bobs, "typing");
    adas.emit("typing", { from: ada.id, to: bob.id });
    expect(await typing).toMatchObject({ from: ada.id });

    const received = next(bobs, "receiveMessage");
    adas.emit("sendMessage", { senderId: ada.id, receiverId: bob.id, content: "Shall we talk?" });
    expect(await received).toMatchObject({ senderId: ada.id, content: "Shall we talk?" });

    const refusal = next(adas, "error");
    adas.emit("sendMessage", { senderId: ada.id, receiverId: eve.id, content: "Hello" });
    expect(await refusal).toMatchObject({ message: expect.any(String) });

    adas.close();
    const back = connect(ada.cookie);
    await next(back, "connect");
    const answer = next(back, "receiveMessage");
    bobs.emit("sendMessage", { senderId: bob.id, receiverId: ada.id, content: "Gladly." });
    expect(await answer).toMatchObject({ content: "Gladly." });
    for (const socket of [back, bobs]) socket.close();
  },
);
