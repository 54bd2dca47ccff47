import { useEffect, useState } from "react";

/** Whether a frame has been painted since the component was mounted. */
export function useFirstFrame(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Frame callbacks run before the paint: the second one runs after the first frame was shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
