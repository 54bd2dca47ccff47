import { buildServer, buildWeb } from "../../scripts/build.mjs";

/** These tests look at what is shipped: built once, unless it is there from the same sources. */
export default function setUpBuild() {
  buildServer();
  buildWeb();
}
