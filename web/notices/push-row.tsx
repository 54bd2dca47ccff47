import { Button } from "@mantine/core";
import sections from "../ui/sections.module.css";
import { usePush } from "./use-push.ts";

const TEXTS = {
  unsupported:
    "This browser does not support notifications. On an iPhone or iPad, add Worklane to the home screen and open it from there.",
  denied:
    "Your browser blocks notifications from Worklane. Select the icon next to the address bar, allow notifications, and reload the page.",
  off: "Get notifications on this device, even when Worklane is closed. They never show names.",
  on: "You get notifications on this device, even when Worklane is closed.",
} as const;

const otherDevicesText = (count: number) =>
  count === 1 ? "They are on for one other device." : `They are on for ${count} other devices.`;

/** Setting to turn notifications of this browser on and off. */
export function PushRow() {
  const { state, isWorking, otherDevices, turnOn, turnOff } = usePush();
  return (
    <>
      <h3>Notifications on this device</h3>
      <div className={sections.rows}>
        <div className={sections.row}>
          <p role="status">
            {state ? TEXTS[state] : "Checking…"}
            {otherDevices > 0 ? ` ${otherDevicesText(otherDevices)}` : null}
          </p>
          {state === "off" ? (
            <Button variant="default" loading={isWorking} onClick={() => void turnOn()}>
              Turn on notifications
            </Button>
          ) : null}
          {state === "on" ? (
            <Button variant="default" loading={isWorking} onClick={() => void turnOff()}>
              Turn off notifications
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
}
