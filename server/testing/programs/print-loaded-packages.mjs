// Preloaded into a server: on exit it prints the loaded OpenTelemetry packages.
import { createRequire } from "node:module";

const { cache } = createRequire(import.meta.url);
process.on("exit", () => {
  const names = Object.keys(cache).map((file) => /node_modules\/(@opentelemetry\/[^/]+)/.exec(file)?.[1]);
  console.log(`loaded: ${[...new Set(names)].filter(Boolean).sort().join(" ")};`);
});
