import { unsent } from "../../apollo/problem.ts";
import { confirm } from "../overlays/confirm.ts";
import type { Question } from "../overlays/confirm-modal.ts";
import { notify, notifyProblem } from "./notify.ts";

/** Asks, makes the change, and shows that it is made, or why not. `failed`: "Could not remove the operator". */
export async function confirmChange<Made>(
  question: Question,
  change: () => Promise<Made>,
  made: string | ((result: Made) => void),
  failed: string,
): Promise<void> {
  if (!(await confirm(question))) return;
  await change().then(
    (result) => (typeof made === "string" ? notify(made) : made(result)),
    notifyProblem(unsent(failed)),
  );
}
