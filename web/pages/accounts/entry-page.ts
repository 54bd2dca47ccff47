import { type LoaderFunction, replace } from "react-router-dom";
import { entryAddress } from "../../session/entry.ts";

/** `/` decides and never shows anything. */
export const loader: LoaderFunction = async () => replace(await entryAddress());
