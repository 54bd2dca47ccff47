import "./theme/critical.css";
import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { entryAddress } from "./accounts/entry.ts";
import { doEarly, retypeEarly, stopKeeping } from "./paint/early.ts";
import { takePainted } from "./paint/painted.ts";
import { ThemeProvider } from "./theme/theme-provider.tsx";
import { beginTakingOver, useTakenOver } from "./ui/media.ts";

const loadApp = () => import("./app.tsx");

interface TakingOver {
  /** What stands there belongs to React now. */
  readonly onRendered: () => void;
  /** All of it works. */
  readonly onTakenOver: () => void;
}

const framed = (page: ReactNode, takingOver?: TakingOver) => (
  <StrictMode>
    <ThemeProvider>
      <Frame {...takingOver}>{page}</Frame>
    </ThemeProvider>
  </StrictMode>
);

/** Says once each how far the page is. */
function Frame({ children, onRendered, onTakenOver }: Partial<TakingOver> & { children: ReactNode }) {
  const takenOver = useTakenOver();
  const say = useRef({ onRendered, onTakenOver });
  useLayoutEffect(() => {
    say.current.onRendered?.();
    say.current.onRendered = undefined;
  }, []);
  useEffect(() => {
    if (!takenOver) return;
    say.current.onTakenOver?.();
    say.current.onTakenOver = undefined;
  }, [takenOver]);
  return children;
}

/** Takes over the page that the server painted, or paints one; in steps that let clicks and keys through. */
function open(place: HTMLElement, page: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    startTransition(() => {
      const painted = place.dataset.painted === window.location.pathname && place.firstElementChild;
      if (painted) {
        beginTakingOver();
        return resolve(
          hydrateRoot(place, framed(page, { onRendered: () => retypeEarly(place), onTakenOver: () => doEarly(place) })),
        );
      }
      stopKeeping();
      const root = createRoot(place);
      root.render(framed(page));
      resolve(root);
    });
  });
}

async function openApp(place: HTMLElement): Promise<void> {
  const { createApp } = await loadApp();
  const App = await createApp(takePainted());
  await open(place, <App />);
}

/** A first visitor gets the landing page alone; the router and the rest follow with the first step away from it. */
async function openLanding(place: HTMLElement): Promise<void> {
  const { LightStart, askedAddress } = await import("./landing/light-start.tsx");
  const root = await open(place, <LightStart />);
  const showApp = async () => {
    const { createApp } = await loadApp();
    const App = await createApp(null);
    root.render(framed(<App />));
  };
  const leave = (event: MouseEvent) => {
    const address = askedAddress(event);
    if (address === null) return;
    event.preventDefault();
    document.removeEventListener("click", leave);
    window.history.pushState(null, "", address);
    window.scrollTo(0, 0);
    showApp().catch(() => window.location.assign(address));
  };
  document.addEventListener("click", leave);
  document.addEventListener("pointerover", () => void loadApp().catch(() => {}), { once: true });
}

/** Makes the page work that is asked for. */
export async function start(place: HTMLElement): Promise<void> {
  if (window.location.pathname === "/") window.history.replaceState(null, "", await entryAddress());
  if (window.location.pathname === "/start") await openLanding(place);
  else await openApp(place);
}
