import { useEffect, useState } from "react";

/** Whether the component has been painted once: a frame was shown after it was mounted. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before its paint: the second one's after the first paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
