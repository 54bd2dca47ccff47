// @module-tag thorough

import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { breakableConnection } from "../../server/testing/breakable-connection.ts";
import { forTheFile } from "../../server/testing/for-the-file.ts";
import { LINK_SECRET, pushAll } from "../../server/testing/notices.ts";
import { startPushService } from "../../server/testing/push-service.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import { forEachTest } from "../../server/testing/test-app.ts";
import { askToConnect } from "../support/ask-to-connect.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";

const { app, openAs, visit } = testSite({ env: { TOKEN_SECRET: LINK_SECRET }, provoked: [/503/] });
const WITH_WORKER: BrowserContextOptions = { serviceWorkers: "allow" };

const service = forTheFile(startPushService, ({ close }) => close());

const seeker = forEachTest(() => app.build.seeker({ name: "Grace Hopper" }));
beforeEach(() => {
  service.received.length = 0;
});

/** Enables notifications in Settings. */
async function turnOn(page: Page) {
  await subscribeTo(page, "laptop");
  await page.goto("/main/settings#notices");
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await page.getByText("You get notifications on this device, even when Worklane is closed.").waitFor();
}

const ask = (name: string) => askToConnect(app, seeker, name);

/** A headless browser denies notifications without asking: the person's answer is mocked. */
const answered = (page: Page, answer: NotificationPermission) =>
  page.addInitScript(
    (permission) => Object.defineProperty(Notification, "permission", { get: () => permission }),
    answer,
  );

/** The browser's own push service cannot be redirected to ours: the result of its `PushManager` is mocked. */
async function subscribeTo(page: Page, device: string) {
  await answered(page, "granted");
  const { endpoint, p256dh, auth } = service.subscribe(device);
  await page.addInitScript(
    ([address, ...keys]) => {
      const bytes = (text = "") =>
        Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
      const [publicKey, secret] = keys.map(bytes);
      const subscription = {
        endpoint: address,
        getKey: (name: string) => (name === "auth" ? secret : publicKey)?.buffer,
      };
      const isSubscribed = () => sessionStorage.getItem("subscribed") === "yes";
      PushManager.prototype.getSubscription = async () =>
        (isSubscribed()
          ? { ...subscription, options: { applicationServerKey: null }, unsubscribe: async () => true }
          : null) as never;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem("subscribed", "yes");
        return subscription as never;
      };
    },
    [endpoint, p256dh, auth],
  );
}

/** Delivers a message to the service worker, as the browser does after decryption. */
async function deliver(page: Page, message: object) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

/** A headless browser shows nothing: records the worker's notifications by tag, as they would appear on the screen. */
async function watchShown(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: Map<string, object> };
    scope.shown = new Map();
    scope.registration.showNotification = async (title, options) => {
      scope.shown.set(options?.tag ?? "", { title, ...options });
    };
  });
  return {
    shown: () => worker.evaluate(() => [...(self as unknown as { shown: Map<string, object> }).shown.values()]),
    /** Clicks the only one. A synthetic event may navigate tabs, but not focus one. */
    press: () =>
      worker.evaluate(async () => {
        const [shown] = (self as unknown as { shown: Map<string, object> }).shown.values();
        const works: Promise<unknown>[] = [];
        const waitUntil = (work: Promise<unknown>) => works.push(work.catch(() => {}));
        const notification = { ...shown, close() {} };
        self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil }));
        await Promise.all(works);
      }),
  };
}

it("a person who enables notifications gets them once per event, and a click leads to the page in the open tab", async () => {
  const page = await openAs(seeker, WITH_WORKER);
  await turnOn(page);

  await ask("Ada Lovelace");
  await pushAll(app);
  const [push] = service.received;
  expect(push?.message).toMatchObject({ title: "Worklane", body: "You have a connection request." });
  const worker = await watchShown(page);
  for (let n = 0; n < 2; n++) await deliver(page, push?.message ?? {});
  const { title, body, tag } = push?.message ?? {};
  await expect.poll(worker.shown).toEqual([expect.objectContaining({ title, body, tag })]);
  await worker.press();
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
  expect(page.context().pages()).toHaveLength(1);

  await page.goto("/main/settings#notices");
  await page.getByRole("checkbox", { name: "Connection requests: by push" }).uncheck();
  await page.getByRole("button", { name: "Save choices" }).click();
  await page.getByText("Choices saved.").waitFor();
  await ask("Katherine Johnson");
  await pushAll(app);
  expect(service.received).toHaveLength(1);

  await page.getByRole("button", { name: "Turn off notifications" }).click();
  await page.getByRole("button", { name: "Turn on notifications" }).waitFor();
  expect(await app.db.prisma.pushSubscription.count({ where: { accountId: seeker.id } })).toBe(0);
});

it("pushes go to the new endpoint once the browser has replaced the subscription", async () => {
  const page = await openAs(seeker, WITH_WORKER);
  await turnOn(page);
  const { endpoint: before } = await app.db.prisma.pushSubscription.findFirstOrThrow({
    where: { accountId: seeker.id },
  });
  const { endpoint, ...keys } = service.subscribe("laptop-renewed");
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(
    async ({ oldSubscription, renewed }) => {
      const works: Promise<unknown>[] = [];
      const newSubscription = { toJSON: () => renewed };
      const waitUntil = (work: Promise<unknown>) => works.push(work);
      const event = new Event("pushsubscriptionchange");
      self.dispatchEvent(Object.assign(event, { oldSubscription, newSubscription, waitUntil }));
      await Promise.all(works);
    },
    { oldSubscription: { endpoint: before }, renewed: { endpoint, keys } },
  );
  await ask("Ada Lovelace");
  await pushAll(app);
  expect(service.received.map(({ device }) => device)).toContain("laptop-renewed");
});

it("shows that they are enabled elsewhere, blocked, or unavailable", async () => {
  const { sessionId } = await openSession(app.db, { id: seeker.id, role: "SEEKER" });
  const data = { accountId: seeker.id, sessionId, ...service.subscribe("phone") };
  await app.db.prisma.pushSubscription.create({ data });
  const page = await openAs(seeker, { viewport: PHONE, ...WITH_WORKER });
  await answered(page, "default");
  await page.goto("/main/settings#notices");
  await page.getByText("They are on for one other device.").waitFor();

  const blocked = await openAs(seeker, { viewport: PHONE });
  await answered(blocked, "denied");
  await blocked.goto("/main/settings#notices");
  await blocked.getByText("Your browser blocks notifications from Worklane.").waitFor();

  const old = await openAs(seeker, { viewport: PHONE });
  await old.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
  await old.goto("/main/settings#notices");
  await old.getByText("This browser does not support notifications.").waitFor();
});

it("offers notifications after an application, and not again once declined", async () => {
  const page = await openAs(seeker, { viewport: PHONE, ...WITH_WORKER });
  await answered(page, "default");
  const offer = page.getByRole("region", { name: "Notifications" });
  await page.goto("/main/appliedjobs");
  await page.getByText("You haven't applied to any jobs").waitFor();
  expect(await offer.count()).toBe(0);
  await app.build.application({ seekerId: seeker.id });
  await page.reload();
  await offer.waitFor();
  await offer.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await page.getByRole("list", { name: "Applications" }).waitFor();
  expect(await offer.count()).toBe(0);
});

/** Waits until the worker, which is registered when the page is idle, controls the page. */
const workerIsThere = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });

it("shows an offline page without a connection, and the requested one as soon as there is a connection; nothing is cached", async () => {
  const line = await breakableConnection(app.url);
  const page = await visit("/main/savedjobs", { as: seeker, baseURL: line.url, ...WITH_WORKER });
  await workerIsThere(page);
  line.cut();
  await page.goto("/main/appliedjobs");
  const away = page.getByRole("heading", { name: "You are offline" });
  await away.waitFor();
  await expectAccessible(page, { asShown: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { asShown: true });
  const before = line.refused();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(line.refused).toBeGreaterThan(before);
  await away.waitFor();
  line.mend();
  await page.getByRole("heading", { name: "Your Job Applications" }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await line.close();
});

it("a page that fails although the server responds is reopened at growing intervals", async () => {
  const line = await breakableConnection(app.url);
  const page = await visit("/main/savedjobs", { as: seeker, baseURL: line.url, ...WITH_WORKER });
  await workerIsThere(page);
  await page.route("**/readyz", (route) => route.fulfill({ status: 200 }));
  line.cut();
  const opened: number[] = [];
  page.on("framenavigated", () => opened.push(Date.now()));
  await page.goto("/main/appliedjobs");
  await expect.poll(() => opened.length, { timeout: 25_000 }).toBe(4);
  const [, first = 0, second = 0, third = 0] = opened;
  expect(second - first).toBeGreaterThan(1900);
  expect(third - second).toBeGreaterThan(3900);
  await line.close();
}, 60_000);

it("can be installed", async () => {
  const page = await visit("/main/savedjobs", { as: seeker, ...WITH_WORKER });
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send("Page.getAppManifest");
  expect([errors, new URL(url).pathname]).toEqual([[], "/site.webmanifest"]);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

it("the service worker is revalidated each time", async () => {
  const answer = await fetch(`${app.url}/service-worker.js`);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toMatch(/javascript/);
});
