// The script of the public pages: shows a signed-in person's own state, and lets Apply, Save and Share act in place. The pages
// work without it. It imports nothing, so that it stays this small.

interface JobState {
  readonly viewerHasSaved: boolean;
  readonly viewerApplicationStatus: string | null;
}

interface State {
  readonly viewer: { readonly role: string } | null;
  readonly job?: JobState | null;
}

interface Failure {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

async function ask<Data>(query: string, variables: object): Promise<{ data?: Data; errors?: readonly Failure[] }> {
  const answer = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  return answer.json();
}

const article = document.querySelector<HTMLElement>("[data-job]");
const id = article?.dataset.job;
const status = document.querySelector("[data-status]");
const say = (text: string) => {
  if (status) status.textContent = text;
};

const formOf = (act: string) => document.querySelector<HTMLFormElement>(`form[data-act="${act}"]`);
const buttonOf = (act: string) => formOf(act)?.querySelector("button");

/** Shows what the person has done with the job. */
function show({ viewerHasSaved, viewerApplicationStatus }: JobState): void {
  const apply = buttonOf("apply");
  const save = buttonOf("save");
  if (apply && viewerApplicationStatus) {
    apply.textContent = "Applied";
    apply.setAttribute("aria-disabled", "true");
  }
  if (save) {
    save.textContent = viewerHasSaved ? "Saved" : "Save";
    save.setAttribute("aria-pressed", String(viewerHasSaved));
  }
}

const CHANGED = "{ job { viewerHasSaved viewerApplicationStatus } }";

/** Does it in place; a form whose sender is not signed in any more goes the way that it goes without script. */
async function act(form: HTMLFormElement, operation: string, said: string): Promise<void> {
  const { data, errors } = await ask<Record<string, { job: JobState } | null>>(
    `mutation ($input: JobIdInput!) { ${operation}(input: $input) ${CHANGED} }`,
    { input: { jobId: id } },
  );
  const changed = data?.[operation]?.job;
  const [failure] = errors ?? [];
  if (failure?.extensions?.code === "UNAUTHENTICATED") return form.submit();
  if (changed) show(changed);
  say(failure?.message ?? said);
}

function actInPlace(): void {
  formOf("apply")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (buttonOf("apply")?.getAttribute("aria-disabled") === "true") return;
    act(form, "applyToJob", "You applied to this job.").catch(() => form.submit());
  });
  formOf("save")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const isSaved = buttonOf("save")?.getAttribute("aria-pressed") === "true";
    const said = isSaved ? "This job is no longer saved." : "This job is saved.";
    act(form, isSaved ? "unsaveJob" : "saveJob", said).catch(() => form.submit());
  });
}

async function showOwnState(): Promise<void> {
  const ofJob = id ? "job(id: $id) { viewerHasSaved viewerApplicationStatus }" : "";
  const { data } = await ask<State>(`query ${id ? "($id: ID!)" : ""} { viewer { role } ${ofJob} }`, id ? { id } : {});
  if (!data?.viewer) return;
  for (const link of document.querySelectorAll<HTMLElement>("[data-signed-out]")) link.hidden = true;
  for (const link of document.querySelectorAll<HTMLElement>("[data-signed-in]")) link.hidden = false;
  if (data.viewer.role !== "SEEKER" || !data.job) return;
  show(data.job);
  actInPlace();
}

/** Hands the page's address on: by the system's own means where there are any, else through the clipboard. */
function offerSharing(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  if (!button || !(navigator.share || navigator.clipboard)) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        say("The link is copied.");
      }
    } catch (error) {
      // Whoever closes the sheet without choosing has not failed.
      if (!(error instanceof DOMException && error.name === "AbortError")) say(`Copy this link: ${url}`);
    }
  });
}

offerSharing();
showOwnState().catch(() => {
  // The page says what everybody may know; its forms still work.
});
