import { afterEach, expect, it, vi } from "vitest";
import { askForPasskey, NEEDS_DOMAIN_NAME, passkeyProblem } from "./passkey-device.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that refuses passkeys, as browsers do at another address than that of the passkey. */
function refusingBrowser(hostname: string) {
  const get = () => Promise.reject(new DOMException("The RP ID is invalid for this domain.", "SecurityError"));
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("window", { location: { hostname }, PublicKeyCredential: class {} });
  vi.stubGlobal("navigator", { credentials: { get } });
}

const refusalAt = async (hostname: string) => {
  refusingBrowser(hostname);
  const options = JSON.stringify({ challenge: "AAAA", rpId: "jobs.example.com" });
  const refused = await askForPasskey({ challenge: "", options }).catch((error: unknown) => error);
  return passkeyProblem(refused, "No passkey.").message;
};

it("names the address at which the site's passkeys work", async () => {
  expect(await refusalAt("other.example.com")).toBe(
    "Passkeys only work at jobs.example.com. Open Worklane there to use them.",
  );
  expect(await refusalAt("192.0.2.7")).toBe("Passkeys only work at jobs.example.com. Open Worklane there to use them.");
});

it("promises nothing about addresses that may have no passkeys either", () => {
  expect(NEEDS_DOMAIN_NAME).not.toContain("localhost");
});
