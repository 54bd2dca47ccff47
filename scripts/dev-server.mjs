import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";

// The next server of `npm run dev`: loads the packages named as arguments in advance, which is half of a start, and
// runs the bundle whose path it is sent. It waits first, so as not to slow down the server that is just starting.
const WAIT_MS = 2000;
const message = once(process, "message");
process.once("disconnect", () => process.exit());
await Promise.race([message, delay(WAIT_MS)]);
await Promise.all(process.argv.slice(2).map((name) => import(name)));
const [bundle] = await message;
process.removeAllListeners("disconnect");
process.disconnect();
await import(pathToFileURL(bundle).href);
