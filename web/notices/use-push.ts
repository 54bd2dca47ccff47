import { useCallback, useEffect, useState } from "react";
import { problemOf } from "../apollo/problem.ts";
import {
  usePushSettingsQuery,
  useSubscribeToPushMutation,
  useUnsubscribeFromPushMutation,
} from "../generated/notices/push.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { currentSubscription, subscribeBrowser } from "./push-subscription.ts";
import { canPush } from "./service-worker.ts";

/** The state of notifications in this browser. */
type PushState = "unsupported" | "denied" | "off" | "on";

/** The state reported by the browser itself. */
interface BrowserState {
  readonly isDenied: boolean;
  readonly endpoint: string | null;
}

/** Notifications of this browser: their state (null until it is known), and turning them on and off. */
export function usePush() {
  const [browser, setBrowser] = useState<BrowserState | null>(null);
  const [isWorking, setWorking] = useState(false);
  const isSupported = canPush();
  const look = useCallback(async () => {
    const endpoint = (await currentSubscription())?.endpoint ?? null;
    setBrowser({ isDenied: Notification.permission === "denied", endpoint });
  }, []);
  useEffect(() => {
    if (!isSupported) return;
    void look();
    // People who allow them in the browser's settings return to this page.
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [isSupported, look]);

  const endpoint = browser?.endpoint ?? null;
  const { data, refetch } = usePushSettingsQuery({
    variables: { endpoint },
    skip: !browser,
    fetchPolicy: "network-only",
  });
  const [subscribe] = useSubscribeToPushMutation();
  const [unsubscribe] = useUnsubscribeFromPushMutation();
  const settings = data?.pushSettings;

  async function change(work: () => Promise<unknown>, failed: string) {
    setWorking(true);
    try {
      await work();
      await look();
      await refetch({ endpoint: (await currentSubscription())?.endpoint ?? null });
    } catch (error) {
      await look();
      // People who have just declined know it; the page explains how to change it.
      if (Notification.permission !== "denied") notifyFailure(problemOf(error, failed).message);
    } finally {
      setWorking(false);
    }
  }
  async function turnOn() {
    const known = settings ?? (await refetch({ endpoint })).data?.pushSettings;
    if (known) await subscribe({ variables: { input: await subscribeBrowser(known.publicKey) } });
  }
  async function turnOff() {
    const subscription = await currentSubscription();
    if (subscription) await unsubscribe({ variables: { input: { endpoint: subscription.endpoint } } });
  }

  let state: PushState | null = null;
  if (!isSupported) state = "unsupported";
  else if (browser?.isDenied) state = "denied";
  else if (browser && settings) state = settings.isOnHere ? "on" : "off";
  // Where nobody has been asked, there is no subscription. Known at once, so that offers do not push the page down later.
  else if (Notification.permission === "default") state = "off";
  return {
    state,
    isWorking,
    /** The number of other devices with notifications. */
    otherDevices: settings ? settings.deviceCount - (settings.isOnHere ? 1 : 0) : 0,
    turnOn: () => change(turnOn, "Notifications could not be turned on. Check your connection and try again."),
    turnOff: () => change(turnOff, "Notifications could not be turned off. Check your connection and try again."),
  };
}
