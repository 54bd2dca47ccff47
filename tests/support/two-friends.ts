import { forEachTest, type TestApp } from "../../server/testing/test-app.ts";

/** Creates Meera Nair and Arjun Rao before each test: connected, and he has written to her. */
export const twoFriends = (app: TestApp) =>
  forEachTest(async () => {
    const meera = await app.build.seeker({ name: "Meera Nair" });
    const arjun = await app.build.seeker({ name: "Arjun Rao" });
    await app.build.connection({ requesterId: meera.id, addresseeId: arjun.id });
    const { id: conversationId } = await app.build.conversation([meera.id, arjun.id]);
    await app.build.message({ conversationId, senderId: arjun.id, content: "Send me your bank card" });
    return { meera, arjun };
  });
