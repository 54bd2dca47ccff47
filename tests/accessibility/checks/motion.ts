import type { Page } from "playwright-core";
import type { Check } from "../check.ts";

/** Moving elements of the page, with durations and repetitions. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      // A colour transition is not motion.
      if (animation instanceof CSSTransition && /color|opacity|shadow|fill|stroke/.test(animation.transitionProperty))
        return [];
      if (!(effect instanceof KeyframeEffect) || !effect.target || playState !== "running") return [];
      const { duration, iterations } = effect.getComputedTiming();
      const isWaiting =
        effect.target.closest("[role=status], [data-loading], [role=progressbar], [aria-busy=true]") !== null;
      return [
        {
          what: window.probe.describe(effect.target),
          duration: Number(duration),
          iterations: Number(iterations),
          isWaiting,
        },
      ];
    }),
  );

/** Motion that lasts longer than five seconds, or flashes more than three times a second. */
async function restless(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const all = await moving(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = await moving(page);
  return [
    ...all
      .filter(({ duration, iterations, isWaiting }) => !isWaiting && duration * iterations > 5000)
      .map(({ what }) => `goes on moving: ${what}`),
    ...all.filter(({ duration, iterations }) => iterations > 3 && duration < 334).map(({ what }) => `flashes: ${what}`),
    ...asked.filter(({ isWaiting }) => !isWaiting).map(({ what }) => `moves though motion is not wanted: ${what}`),
  ];
}

export const motionChecks: readonly Check[] = [{ id: "motion", find: restless }];
