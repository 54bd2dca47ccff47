import type { Question } from "./confirm-modal.ts";
import { loadOverlays } from "./overlays.tsx";

/** Titles of the open questions. */
const open = new Set<string>();

/** Asks for confirmation; true when the person confirms. A question that is already open is not asked twice. */
export async function confirm(question: Question): Promise<boolean> {
  const { title, body } = question;
  if (open.has(title)) return false;
  open.add(title);
  try {
    const overlays = await loadOverlays().catch(() => null);
    return overlays ? await overlays.askInModal(question) : window.confirm(`${title}\n\n${body}`);
  } finally {
    open.delete(title);
  }
}
