import { once } from "node:events";
import { expect, test } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { LegacyClient } from "../../server/testing/legacy-client.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { SOCKET_IO_CLIENTS } from "../support/socket-io-clients.ts";

const app = testApp();

const next = async (socket: object, event: string): Promise<unknown> => (await once(socket as never, event))[0];

/** A seeker who logged in by REST. */
async function loggedIn() {
  const { id } = await app.build.seeker();
  const client = new LegacyClient(app.url);
  await client.logIn("SEEKER", await app.emailOf({ id }), FACTORY_PASSWORD);
  return { id, cookie: client.cookieHeader };
}

test.each(Object.entries(SOCKET_IO_CLIENTS))(
  "%s logs in, chats, is refused, and reconnects",
  async (_client, connectTo) => {
    const connect = (cookie: string) => connectTo(app.url, cookie);
    const [ada, bob] = [await loggedIn(), await loggedIn()];
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
