import { listed } from "../../../shared/text/listed.ts";
import { useViewer } from "../../session/viewer.ts";

/**
 * The consequences for a person's work of removing their last factor, as a sentence; empty when it is not the last, or
 * no company requires one.
 */
export function useLastFactorWarning(factors: number): string {
  const names = useViewer()
    .companies.filter(({ requiresSecondFactor }) => requiresSecondFactor)
    .map(({ name }) => name);
  if (factors !== 1 || names.length === 0) return "";
  const [require, them] = names.length === 1 ? ["requires", "it"] : ["require", "them"];
  return `This is your last second factor. ${listed(names)} ${require} two-step login, so you will lose access to ${them} until you add another.`;
}
