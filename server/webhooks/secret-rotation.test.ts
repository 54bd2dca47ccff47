import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { CreateWebhookDocument, RotateWebhookSecretDocument } from "../../web/generated/apps/webhooks.ts";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { serverSecrets } from "../platform/secrets/server-secrets.ts";
import { graphql, testApp } from "../testing/test-app.ts";
import { signedHeaders, signingSecrets } from "./webhook-secret.ts";
import { findDelivery } from "./webhooks.store.ts";

const TOKEN_SECRET = "a token secret of more than thirty-two characters";
const app = testApp({ env: { TOKEN_SECRET } });
const SAMPLE = graphql(
  `mutation SampleAfterRotation($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id body } } }`,
);
const DAY_MS = 24 * 3_600_000;

test("a new secret signs beside the previous one for a day, then alone; a second rotation drops the oldest", async () => {
  const owner = await app.signedInRecruiter();
  const { appId } = await app.build.app({ accountId: owner.id, companyId: owner.id, scopes: ["jobs:read"] });
  const input = { appId, url: "https://example.com/hooks", kinds: ["job.opened"] };
  const { createWebhookEndpoint: made } = await app.expectOk(CreateWebhookDocument, { input }, owner);
  const [endpointId, first] = [made?.endpoint.id ?? "", made?.secret ?? ""];
  /** Returns which of the secrets verify what is sent `later` milliseconds from now. */
  async function verified(secrets: readonly string[], later = 0) {
    const { sendTestWebhook: sent } = await app.expectOk(SAMPLE, { id: endpointId }, owner);
    const { id, body } = sent?.delivery ?? { id: "", body: "" };
    const stored = await findDelivery(app.db, id);
    if (!stored) throw new Error("It is not stored.");
    const key = serverSecrets({ current: TOKEN_SECRET });
    const signing = signingSecrets(key, { ...stored, id: stored.endpointId }, new Date(Date.now() + later));
    const headers = signedHeaders(signing, `msg_${id}`, body, new Date());
    return secrets.map((secret) => {
      try {
        return new Webhook(secret).verify(body, headers) !== null;
      } catch {
        return false;
      }
    });
  }
  const rotate = async (overlapHours?: number) => {
    const more = overlapHours === undefined ? {} : { overlapHours };
    return (
      (await app.expectOk(RotateWebhookSecretDocument, { input: { endpointId, ...more } }, owner)).rotateWebhookSecret
        ?.secret ?? ""
    );
  };

  expect(await verified([first])).toEqual([true]);
  const second = await rotate();
  expect(await verified([first, second])).toEqual([true, true]);
  expect(await verified([first, second], DAY_MS + 1000)).toEqual([false, true]);
  const third = await rotate();
  expect(await verified([first, second, third])).toEqual([false, true, true]);
  const fourth = await rotate(0);
  expect(await verified([third, fourth])).toEqual([false, true]);
  for (const overlapHours of [-1, 25]) {
    const input = { endpointId, overlapHours };
    expect(await codeOf(app.execute(RotateWebhookSecretDocument, { input }, owner))).toBe("BAD_USER_INPUT");
  }
});
