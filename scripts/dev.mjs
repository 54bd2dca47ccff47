import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { endWithParent, generateClient, install, readSettings, signalGroup, start } from "./steps.mjs";

// For work: the server restarts and the page reloads at each change. The page is on 5173, or on another port with
// `npm run dev -- --port 5200`, and hands on to the server what is the server's.
const { port } = parseArgs({ options: { port: { type: "string", default: "5173" } } }).values;
/** The server ends by itself before this. */
const MAX_END_MS = 4500;

install();
generateClient();
readSettings();
endWithParent();
const api = `http://127.0.0.1:${process.env.PORT || 4000}`;
const own = { detached: true };
const children = [
  start("tsx", ["watch", "--clear-screen=false", "server/main.ts"], { PUBLIC_URL: `http://localhost:${port}` }, own),
  start("vite", ["--port", port, "--strictPort"], { WORKLANE_API: api }, own),
];

let ending = false;
/** Ends both with everything that they started, and then this process. */
async function end(code) {
  if (ending) return;
  ending = true;
  for (const child of children) signalGroup(child, "SIGTERM");
  const deadline = Date.now() + MAX_END_MS;
  while (children.some((child) => signalGroup(child, 0)) && Date.now() < deadline) await delay(50);
  for (const child of children) signalGroup(child, "SIGKILL");
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));
for (const child of children) child.on("exit", (code) => void end(code ?? 1));
