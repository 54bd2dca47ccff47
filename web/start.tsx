import "./theme/critical.css";
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { nowShown } from "./layout/shown-page.ts";
import { replayEvents, restoreTypedText, stopCapturing } from "./rendering/event-replay.ts";
import { takePrerenderedState } from "./rendering/prerendered-state.ts";
import { entryAddress } from "./session/entry.ts";
import { beginHydration, useHydrated } from "./ui/media.ts";
import { onFirstTouch } from "./ui/overlays/on-first-touch.ts";
import { ThemeProvider } from "./ui/theming/theme-provider.tsx";

const loadApp = () => import("./app.tsx");

interface HydrationHandlers {
  /** What stands there belongs to React now. */
  readonly onRendered: () => void;
  /** All of it works. */
  readonly onHydrated: () => void;
}

const framed = (page: ReactNode, hydration?: HydrationHandlers) => (
  <StrictMode>
    <ThemeProvider>
      <Frame {...hydration}>{page}</Frame>
    </ThemeProvider>
  </StrictMode>
);

/** Says once each how far the page is. */
function Frame({ children, onRendered, onHydrated }: Partial<HydrationHandlers> & { children: ReactNode }) {
  const hydrated = useHydrated();
  const say = useRef({ onRendered, onHydrated });
  useLayoutEffect(() => {
    say.current.onRendered?.();
    say.current.onRendered = undefined;
  }, []);
  useEffect(() => {
    if (!hydrated) return;
    say.current.onHydrated?.();
    say.current.onHydrated = undefined;
  }, [hydrated]);
  return children;
}

/** Takes over the page that the server prerendered, or renders one; in steps that let clicks and keys through. */
function open(place: HTMLElement, page: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const prerendered = place.dataset.prerendered === window.location.pathname && place.firstElementChild;
      if (prerendered) {
        beginHydration();
        return resolve(
          hydrateRoot(
            place,
            framed(page, { onRendered: () => restoreTypedText(place), onHydrated: () => replayEvents(place) }),
          ),
        );
      }
      stopCapturing();
      const root = createRoot(place);
      root.render(framed(page));
      resolve(root);
    });
  });
}

async function openApp(place: HTMLElement): Promise<void> {
  const { createApp } = await loadApp();
  const App = await createApp(takePrerenderedState());
  await open(place, <App />);
}

/** A first visitor gets the landing page alone; the router and the rest follow with the first step away from it. */
async function openLanding(place: HTMLElement): Promise<void> {
  const { LightStart, requestedAddress } = await import("./landing-start.tsx");
  const root = await open(place, <LightStart />);
  const showApp = async () => {
    const { createApp } = await loadApp();
    const App = await createApp(null);
    root.render(framed(<App />));
  };
  const leave = (event: MouseEvent) => {
    const address = requestedAddress(event);
    if (address === null) return;
    event.preventDefault();
    document.removeEventListener("click", leave);
    nowShown(window.location.pathname);
    window.history.pushState(null, "", address);
    window.scrollTo(0, 0);
    showApp().catch(() => window.location.assign(address));
  };
  document.addEventListener("click", leave);
  document.addEventListener("pointerover", () => void loadApp().catch(() => {}), { once: true });
}

/** With the first touch: whoever only looks pays nothing for being measured, and the browser remembers what was before. */
const measureOnTouch = () =>
  onFirstTouch(() => import("./page-vitals.ts").then(({ reportPageVitals }) => reportPageVitals()).catch(() => {}));

/** Makes the page work that is asked for. */
export async function start(place: HTMLElement): Promise<void> {
  if (window.location.pathname === "/") window.history.replaceState(null, "", await entryAddress());
  if (window.location.pathname === "/start") await openLanding(place);
  else await openApp(place);
  measureOnTouch();
}
