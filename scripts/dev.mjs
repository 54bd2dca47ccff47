import { generateClient, install, start } from "./steps.mjs";

// For work: the server restarts and the page reloads at each change. The page is on 5173 and hands /graphql on.
install();
generateClient();
const processes = [
  start("tsx", ["watch", "--clear-screen=false", "server/main.ts"], { PUBLIC_URL: "http://localhost:5173" }),
  start("vite", ["--port", "5173", "--strictPort"]),
];
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    for (const child of processes) child.kill(signal);
  });
}
for (const child of processes)
  child.on("exit", (code) => {
    for (const other of processes) other.kill("SIGTERM");
    process.exitCode ||= code ?? 0;
  });
