import type { Browser } from "playwright-core";

/** Loads the given number of cards of a list, scrolls through them once, and returns the milliseconds of each frame. */
export async function scrollFrames(browser: Browser, url: string, cookie: string, cards: number): Promise<number[]> {
  const [name = "", value = ""] = cookie.split("=");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("article").first().waitFor();
  await page.evaluate(async (wanted) => {
    while (document.querySelectorAll("article").length < wanted) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  }, cards);
  await page.waitForLoadState("networkidle");
  const frames = await page.evaluate(async () => {
    const times: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    const end = document.documentElement.scrollHeight - window.innerHeight - 2000;
    for (let place = 0; place < end; place += 240) {
      window.scrollTo(0, place);
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - before);
      before = now;
    }
    return times;
  });
  await context.close();
  return frames;
}
