import { buildWeb } from "../../scripts/build.mjs";

/** Browser tests look at the web as it is shipped: built once, unless it is there from the same sources. */
export default function setUpBuild() {
  buildWeb();
}
