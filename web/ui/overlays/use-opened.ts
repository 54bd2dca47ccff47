import { useEffect, useState } from "react";

/** Whether something was open at least once: what never was needs no code. */
export function useEverOpened(opened: boolean): boolean {
  const [ever, setEver] = useState(opened);
  if (opened && !ever) setEver(true);
  return ever;
}

/** `opened`, but closed at first: what comes because it is opened slides in all the same, and knows where the focus was. */
export function useOpensOnceThere(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
