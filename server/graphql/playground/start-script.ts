import type { Example } from "./examples.ts";

/** Converts an example to Altair's initial window settings; the browser adds the URLs. */
const windowOf = ({ name, query, variables, role }: Example) => ({
  initialName: name,
  initialQuery: query.trim(),
  initialVariables: JSON.stringify(variables ?? {}, null, 2),
  initialSubscriptionRequestHandlerId: "graphql-ws",
  // The first header lets uploads through, which browsers could otherwise send from any page.
  initialHeaders: { "apollo-require-preflight": "true", ...(role && { "worklane-role": role }) },
});

/**
 * The module that starts Altair in the browser. URLs are made there: Altair needs absolute ones, and they must have the
 * host of the page, to which the cookies belong.
 */
export function startScript(examples: readonly Example[]): string {
  const [first] = examples;
  const settings = { "banners.disable": true, "alert.disableUpdateNotification": true };
  const start = {
    windows: examples.map(windowOf),
    jobVariables: examples.map(({ jobVariable }) => jobVariable ?? null),
    search: { query: first?.query, variables: first?.variables },
    options: {
      disableAccount: true,
      instanceStorageNamespace: "worklane_",
      initialSettings: settings,
      persistedSettings: settings,
    },
  };
  return `const start = ${JSON.stringify(start)};\n(${begin.toString()})(start);\n`;
}

/** Serialized and run in the browser: nothing outside its body is available. */
async function begin({ windows, jobVariables, search, options }: Start) {
  const endpointURL = new URL("/graphql", location.href).href;
  const addresses = { endpointURL, subscriptionsEndpoint: endpointURL.replace(/^http/, "ws") };
  const { AltairGraphQL, getAltairConfig } = globalThis as unknown as Altair;

  const found = await fetch(endpointURL, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(search),
  }).then(
    (response) => response.json(),
    () => null,
  );
  const jobId: string = found?.data?.jobs?.nodes[0]?.id ?? "";
  const initialWindows = windows.map((window, index) => {
    const name = jobVariables[index];
    return { ...window, ...addresses, ...(name && { initialVariables: JSON.stringify({ [name]: jobId }, null, 2) }) };
  });
  AltairGraphQL.init({ ...options, ...addresses, initialWindows });
  // Altair would ask for a donation after some requests.
  getAltairConfig().donation.action_count_threshold = Number.POSITIVE_INFINITY;

  const VISITED = "worklane-playground-visited";
  const seen = new WeakSet<Element>();
  const observer = new MutationObserver(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>("app-window-switcher-item .window-switcher__item")];
    // Altair opens the windows one after another, and shows the last.
    const isLastShown = tabs.length === windows.length && tabs.at(-1)?.matches(".window-switcher__item--active");
    if (isLastShown && !localStorage.getItem(VISITED)) {
      localStorage.setItem(VISITED, "yes");
      tabs[0]?.click();
    }
    const title = document.querySelector<HTMLElement>('[track-id="toggle_variables"]');
    if (!title || seen.has(title)) return;
    seen.add(title);
    if (!document.querySelector("app-variables-editor")) title.click();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["class"] });
}

type Start = {
  windows: ReturnType<typeof windowOf>[];
  jobVariables: (string | null)[];
  search: object;
  options: object;
};
type Altair = {
  AltairGraphQL: { init(options: object): void };
  getAltairConfig(): { donation: { action_count_threshold: number } };
};
