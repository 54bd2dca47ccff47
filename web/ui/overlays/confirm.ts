import { loadOverlays } from "./overlays.tsx";

export interface Question {
  title: string;
  /** What will happen, and whether it can be undone. */
  body: string;
  /** Where one could go instead; that is no. */
  link?: { label: string; to: string };
  /** The verb on the button: "Delete". */
  confirm: string;
  cancel?: string;
  /** Destructive acts are marked. */
  danger?: boolean;
}

/** The titles of the questions that are open. */
const open = new Set<string>();

/** Asks before something is done; true when the person says yes. A question that is open already is not asked twice. */
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
