import { buildServer, buildWeb } from "../../scripts/build.mjs";

/** These tests use the production build: built once, unless it exists from the same sources. */
export default function setUpBuild() {
  buildServer();
  buildWeb();
}
