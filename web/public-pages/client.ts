// The script of the public pages: shows a signed-in visitor's own state, and lets Save and Share work without a reload.
// The pages work without it. It imports nothing from the application, to stay small.

import { offerColorScheme } from "./color-scheme-choice.ts";
import { offerContrast } from "./contrast-choice.ts";
import { offerCopying } from "./copy-code.ts";
import { offerKeys } from "./job-keys.ts";
import { helpWithSearch } from "./search.ts";

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

/** Shows the visitor's own state of the job. */
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
    save.form?.setAttribute("action", `/jobs/${id}/${viewerHasSaved ? "unsave" : "save"}`);
  }
}

/** A recruiter neither applies nor saves: for a job of their company, shows a link to manage it. */
async function showToRecruiter(): Promise<void> {
  for (const act of ["apply", "save"]) formOf(act)?.setAttribute("hidden", "");
  const { data } = await ask<{ postedJob: object | null }>("query ($id: ID!) { postedJob(id: $id) { id } }", { id });
  const isOwn = Boolean(data?.postedJob);
  for (const link of document.querySelectorAll<HTMLElement>('[data-recruiter="own"]')) link.hidden = !isOwn;
  say(
    isOwn
      ? "This is your own job, as everyone sees it."
      : "You are logged in as a recruiter. Only job seekers can apply.",
  );
}

const CHANGED = "{ job { viewerHasSaved viewerApplicationStatus } }";

/**
 * Performs the action without a reload; when the visitor is no longer signed in, the form is submitted as without
 * script.
 */
async function act(form: HTMLFormElement, operation: string, said: string): Promise<void> {
  const { data, errors } = await ask<Record<string, { job: JobState } | null>>(
    `mutation ($input: JobIdInput!) { ${operation}(input: $input) ${CHANGED} }`,
    { input: { jobId: id } },
  );
  const changed = data?.[operation]?.job;
  const [failure] = errors ?? [];
  const code = failure?.extensions?.code;
  if (code === "UNAUTHENTICATED") return form.submit();
  // Closed or deleted since the page was opened: the reloaded page says so, and lists similar jobs.
  if (code === "NOT_FOUND") return location.reload();
  if (changed) show(changed);
  say(failure?.message ?? said);
}

function submitInPlace(): void {
  // Where the job was found; the server ignores values that it does not know.
  const from = new URLSearchParams(location.search).get("from");
  if (from) formOf("apply")?.setAttribute("action", `/jobs/${id}/apply?from=${encodeURIComponent(from)}`);
  formOf("apply")?.addEventListener("submit", (event) => {
    if (buttonOf("apply")?.getAttribute("aria-disabled") === "true") event.preventDefault();
  });
  formOf("save")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const isSaved = buttonOf("save")?.getAttribute("aria-pressed") === "true";
    const said = isSaved ? "Job removed from your saved jobs." : "Job saved.";
    act(form, isSaved ? "unsaveJob" : "saveJob", said).catch(() => form.submit());
  });
}

/**
 * Shows the signed-in visitor's own state.
 * @returns their role, where there is a job
 */
async function showOwnState(): Promise<string | undefined> {
  const ofJob = id ? "job(id: $id) { viewerHasSaved viewerApplicationStatus }" : "";
  const { data } = await ask<State>(`query ${id ? "($id: ID!)" : ""} { viewer { role } ${ofJob} }`, id ? { id } : {});
  if (!data?.viewer) return;
  for (const link of document.querySelectorAll<HTMLElement>("[data-signed-out]")) link.hidden = true;
  for (const link of document.querySelectorAll<HTMLElement>("[data-signed-in]")) link.hidden = false;
  if (!data.job) return;
  if (data.viewer.role === "SEEKER") show(data.job);
  else await showToRecruiter();
  return data.viewer.role;
}

/** Shares the page's address: by the system's share sheet when available, otherwise through the clipboard. */
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
        say("Link copied.");
      }
    } catch (error) {
      // Closing the sheet without choosing is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) say(`Copy this link: ${url}`);
    }
  });
}

/** The tab's storage, unless it is disabled: then only the browser's Back leads to the previous page. */
function tabStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Each page of a list links only to the next: the tab remembers the previous one. */
function rememberPages(): void {
  const next = document.querySelector<HTMLAnchorElement>('a[rel="next"]');
  const first = document.querySelector<HTMLAnchorElement>("a[data-first]");
  const here = location.pathname + location.search;
  const key = (path: string) => `page before ${path}`;
  const before = tabStore()?.getItem(key(here));
  if (first && before && before !== first.getAttribute("href")) {
    const previous = first.cloneNode() as HTMLAnchorElement;
    previous.href = before;
    previous.textContent = "Previous page";
    first.after(previous);
  }
  next?.addEventListener("click", () => tabStore()?.setItem(key(next.pathname + next.search), here));
}

offerSharing();
offerColorScheme();
offerContrast();
offerCopying(say);
showOwnState()
  .then((role) => {
    if (role === "SEEKER") submitInPlace();
  })
  .catch(() => {
    // The page shows its public content; its forms still work.
  });
helpWithSearch(ask);
offerKeys();
rememberPages();
