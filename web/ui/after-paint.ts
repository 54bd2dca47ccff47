let waiting: (() => void)[] = [];

function run(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) {
    try {
      work();
    } catch (error) {
      reportError(error);
    }
  }
}

if (!import.meta.env.SSR) {
  // Whoever acts again, or leaves, before the paint finds the work done, in order.
  for (const event of ["keydown", "pointerdown", "click", "visibilitychange", "pagehide"] as const)
    window.addEventListener(event, run, { capture: true, passive: true });
}

/**
 * Runs `work` after the next paint, so that the answer to a key or press is on the screen first; at the latest before
 * the next key or press. In a hidden page, which is not painted, at once.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  if (document.hidden) {
    run();
    return;
  }
  requestAnimationFrame(() => {
    // Frame callbacks run before the paint, messages after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(null);
  });
}
