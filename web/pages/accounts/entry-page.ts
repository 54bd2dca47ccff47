import { type LoaderFunction, replace } from "react-router-dom";
import { entryAddress } from "../../session/entry.ts";

/** `/` always redirects and never renders anything. */
export const loader: LoaderFunction = async () => replace(await entryAddress());
