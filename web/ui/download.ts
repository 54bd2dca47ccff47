import { announce } from "./notices/announce.tsx";
import { notifyFailure } from "./notices/notify.ts";

const FAILED = "The download did not work. Check your connection and try again.";

/** The server's reason for a refusal; a generic text for its failures. */
async function reasonOf(answer: Response): Promise<string> {
  if (answer.status >= 500) return FAILED;
  const { message, fields } = (await answer.json()) as { message?: string; fields?: Record<string, string> };
  return Object.values(fields ?? {})[0] ?? message ?? FAILED;
}

/** The file name given by the server. */
const nameOf = ({ headers }: Response): string | undefined => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "")?.[1];
  return name && decodeURIComponent(name);
};

function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  const url = URL.createObjectURL(file);
  Object.assign(link, { href: url, download: name });
  link.click();
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a file that the server makes. When it is refused, the page shows the reason. */
export async function download(url: string, request?: RequestInit): Promise<void> {
  announce("Preparing your download");
  try {
    const answer = await fetch(url, request);
    if (answer.ok) save(await answer.blob(), nameOf(answer) ?? "download");
    else notifyFailure(await reasonOf(answer));
  } catch {
    notifyFailure(FAILED);
  }
}
