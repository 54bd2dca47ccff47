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
import { restoreTranslatedTexts } from "./ui/translated-texts.ts";

const loadApp = () => import("./app.tsx");

interface HydrationHandlers {
  /** React has taken over the prerendered elements. */
  readonly onRendered: () => void;
  /** The whole page is interactive. */
  readonly onHydrated: () => void;
}

const framed = (page: ReactNode, hydration?: HydrationHandlers) => (
  <StrictMode>
    <ThemeProvider>
      <Frame {...hydration}>{page}</Frame>
    </ThemeProvider>
  </StrictMode>
);

/** Calls each handler once, when the page reaches that state. */
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

/** Stands for the path of a page whose address contains a token. */
const ANY = "*";

/** Hydrates the page that the server prerendered, or renders one; in steps that do not block clicks and keys. */
function open(place: HTMLElement, page: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const { prerendered = "", frame } = place.dataset;
      if (place.firstElementChild && [window.location.pathname, ANY].includes(prerendered)) {
        beginHydration(frame !== undefined);
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

/** First-time visitors get the landing page alone; the router and the rest load when they navigate away from it. */
async function openLanding(place: HTMLElement): Promise<void> {
  const { LandingRoot, requestedAddress } = await import("./landing-start.tsx");
  const root = await open(place, <LandingRoot />);
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

/**
 * Starts on the first interaction: visitors who only read pay nothing for it, and the browser buffers earlier entries.
 */
const measureOnTouch = () =>
  onFirstTouch(() => import("./page-vitals.ts").then(({ reportPageVitals }) => reportPageVitals()).catch(() => {}));

/** Starts the requested page. */
export async function start(place: HTMLElement): Promise<void> {
  restoreTranslatedTexts();
  if (window.location.pathname === "/") window.history.replaceState(null, "", await entryAddress());
  if (window.location.pathname === "/start") await openLanding(place);
  else await openApp(place);
  measureOnTouch();
}
