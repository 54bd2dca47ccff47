import { Secret } from "otpauth";
import { sealKey } from "../../server/accounts/factors/authenticator-codes.ts";
import { randomToken, tokenHash } from "../../server/accounts/tokens.ts";
import { hintOf, newKey } from "../../server/apps/keys.ts";
import { webhookBody } from "../../server/webhooks/webhook-bodies.ts";
import { demoId, numberOf } from "./demo-clock.ts";
import { DEMO_APP_ID, DEMO_AUTHENTICATOR_KEY } from "./demo-log-ins.ts";
import type { DemoWorld } from "./demo-world.ts";

const INVITATION_DAYS = 7;

/** Saves what the demo company has set up: templates, an invitation, an app with a key and a webhook; and the operator. */
export async function loadWorkplace(world: DemoWorld): Promise<void> {
  const { demo, companies, recruiters, clock, platform, secrets } = world;
  const { prisma } = platform.db;
  const { company, invitation, templates, app, operator } = demo.workplace;
  const companyId = companies.get(company);
  await prisma.messageTemplate.createMany({
    data: templates.map(({ name, status, body, at }) => {
      const updatedAt = clock.ago(at, `template:${name}`);
      return { id: demoId(updatedAt, name), companyId, name, status, body, updatedAt };
    }),
  });
  const invitedAt = clock.ago(invitation.at, `invitation:${invitation.email}`);
  await prisma.companyInvitation.create({
    data: {
      ...{ companyId, email: invitation.email, role: invitation.role, invitedById: companyId, createdAt: invitedAt },
      tokenHash: tokenHash(randomToken()),
      expiresAt: new Date(invitedAt.getTime() + INVITATION_DAYS * 86_400_000),
    },
  });
  const accountId = recruiters.get(app.by);
  const createdAt = clock.ago(app.at, "app");
  await prisma.app.create({
    data: { id: DEMO_APP_ID, companyId, name: app.name, scopes: [...app.scopes], createdAt },
  });
  const key = newKey();
  await prisma.session.create({
    data: {
      ...{ accountId, appId: DEMO_APP_ID, refreshTokenHash: tokenHash(key), keyHint: hintOf(key) },
      createdAt: clock.ago(app.at - 0.02, "key"),
      expiresAt: new Date(createdAt.getTime() + 365 * 86_400_000),
      lastUsedAt: clock.ago(0.07, "key used"),
    },
  });
  const since = clock.ago(app.endpointAt, "endpoint");
  const endpointId = demoId(since, app.endpoint);
  await prisma.webhookEndpoint.create({
    data: {
      ...{ id: endpointId, appId: DEMO_APP_ID, accountId, url: app.endpoint, kinds: [...app.kinds], createdAt: since },
    },
  });
  await loadDeliveries(world, companyId, { id: endpointId, since });
  const operatorSince = clock.ago(operator.at - 1, "operator");
  const operatorId = recruiters.get(operator.name);
  // Operators need a second factor: an authenticator app whose key is published like the password.
  const sealedKey = sealKey(secrets, operatorId, Secret.fromBase32(DEMO_AUTHENTICATOR_KEY).bytes);
  await prisma.authenticatorApp.create({ data: { accountId: operatorId, sealedKey, confirmedAt: operatorSince } });
  await prisma.operator.create({
    data: { accountId: operatorId, role: "ADMINISTRATOR", createdAt: operatorSince },
  });
}

/** Saves the deliveries of what happened since the endpoint was added: all arrived, some at the second attempt. */
async function loadDeliveries(
  { clock, platform }: DemoWorld,
  companyId: string,
  endpoint: { readonly id: string; readonly since: Date },
): Promise<void> {
  const { prisma } = platform.db;
  const events = await prisma.applicationEvent.findMany({
    where: {
      ...{ application: { job: { companyId } }, createdAt: { gt: endpoint.since } },
      kind: { in: ["APPLIED", "ACCEPTED", "REJECTED"] },
    },
    include: { application: true },
    orderBy: { createdAt: "asc" },
  });
  const deliveries = events.map(
    ({ id, kind: status, createdAt, application: { id: applicationId, jobId, seekerId } }) => {
      const kind = status === "APPLIED" ? "application.received" : "application.decided";
      const data = { applicationId, jobId, seekerId, status, stage: null };
      const queuedAt = clock.unique(new Date(createdAt.getTime() + 11_000));
      const attempts = numberOf(`delivery:${seekerId}`, 9) === 0 ? 2 : 1;
      const deliveredAt = clock.unique(new Date(queuedAt.getTime() + (attempts === 1 ? 1000 : 31_000)));
      return {
        ...{
          id: demoId(queuedAt, `delivery:${id}`),
          endpointId: endpoint.id,
          eventId: `application-event:${id}`,
          kind,
        },
        ...{
          body: webhookBody(kind, data, createdAt),
          createdAt: queuedAt,
          attempts,
          lastAttemptAt: deliveredAt,
          lastStatus: 200,
          deliveredAt,
        },
      };
    },
  );
  await prisma.webhookDelivery.createMany({ data: deliveries });
}
