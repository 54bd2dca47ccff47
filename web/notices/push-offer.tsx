import { Button } from "@mantine/core";
import { useState } from "react";
import { useViewer } from "../session/viewer.ts";
import { savedTextPrefix, savedTexts } from "../ui/saved-text.ts";
import classes from "./push-offer.module.css";
import { usePush } from "./use-push.ts";

/** Offers notifications when they are useful, until they are turned on or declined. */
export function PushOffer({ reason }: { reason: string }) {
  const { id } = useViewer();
  const key = `${savedTextPrefix("looks", id)}push-offer`;
  const [isRefused, setRefused] = useState(() => savedTexts()?.getItem(key) === "no");
  const { state, isWorking, turnOn } = usePush();
  if (isRefused || state !== "off") return null;
  const refuse = () => {
    savedTexts()?.setItem(key, "no");
    setRefused(true);
  };
  return (
    <section className={classes.offer} aria-label="Notifications">
      <p>{reason}</p>
      <Button variant="default" loading={isWorking} onClick={() => void turnOn()}>
        Turn on notifications
      </Button>
      <Button variant="subtle" onClick={refuse}>
        Not now
      </Button>
    </section>
  );
}
