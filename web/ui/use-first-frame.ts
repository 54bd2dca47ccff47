import { useEffect, useState } from "react";

/** Whether a frame has been shown since the component was mounted. */
export function useFirstFrame(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before its paint: the second one's after the first frame is shown.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown;
}
