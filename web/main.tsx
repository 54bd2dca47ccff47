import "./theme/critical.css";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { entryAddress } from "./accounts/entry.ts";
import { ThemeProvider } from "./theme/theme-provider.tsx";

const loadApp = () => import("./app.tsx");

async function showApp(root: Root): Promise<void> {
  const { App } = await loadApp();
  root.render(
    <StrictMode>
      <ThemeProvider>
        <App />
      </ThemeProvider>
    </StrictMode>,
  );
}

/** A first visitor gets the landing page alone; the router and the rest follow with the first step away from it. */
async function showLanding(root: Root): Promise<void> {
  const { LightStart, askedAddress } = await import("./landing/light-start.tsx");
  const leave = (event: MouseEvent) => {
    const address = askedAddress(event);
    if (address === null) return;
    event.preventDefault();
    document.removeEventListener("click", leave);
    window.history.pushState(null, "", address);
    window.scrollTo(0, 0);
    showApp(root).catch(() => window.location.assign(address));
  };
  document.addEventListener("click", leave);
  document.addEventListener("pointerover", () => void loadApp().catch(() => {}), { once: true });
  root.render(
    <StrictMode>
      <ThemeProvider>
        <LightStart />
      </ThemeProvider>
    </StrictMode>,
  );
}

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
const root = createRoot(place);
if (window.location.pathname === "/") window.history.replaceState(null, "", await entryAddress());
if (window.location.pathname === "/start") await showLanding(root);
else await showApp(root);
