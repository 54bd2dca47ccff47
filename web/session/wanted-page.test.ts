import { afterEach, expect, test, vi } from "vitest";
import { rememberFragment, rememberPage, takeWantedPage } from "./wanted-page.ts";

/** A browser with one cookie. */
function browser({ protocol = "http:", hash = "" } = {}) {
  let cookie = "";
  vi.stubGlobal("window", { location: { protocol, hash } });
  vi.stubGlobal("document", {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      cookie = text.includes("max-age=0") ? "" : (text.split("; ")[0] ?? "");
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/main", "/main/savedjobs"],
  ["/main", "/main?q=java&place=Pune"],
  ["/main", "/main/settings#devices"],
  ["/main-recruiter", "/main-recruiter/applicants/1?order=DUE"],
  ["/operators", "/operators/reports/1"],
])("after a login to %s the page that was requested opens once: %s", (home, page) => {
  browser();
  rememberPage(page);
  expect(takeWantedPage(home)).toBe(page);
  expect(takeWantedPage(home)).toBe(home);
});

test.each([
  "https://evil.example/main/x",
  "//evil.example/main/x",
  "/\\evil.example/main",
  "\\\\evil.example\\main",
  "/main/../..//evil.example",
  "/main/..//evil.example",
  "javascript:alert(1)",
  "/main.evil.example",
  "/mainly",
  "/main-recruiter/people",
  "/start",
  "",
])("no other site and no other area is opened: %s", (page) => {
  browser();
  rememberPage(page);
  expect(takeWantedPage("/main")).toBe("/main");
});

test("the page of the other role waits for that role's login", () => {
  browser();
  rememberPage("/main-recruiter/people");
  expect(takeWantedPage("/main")).toBe("/main");
  expect(takeWantedPage("/main-recruiter")).toBe("/main-recruiter/people");
});

test("the fragment that the server never saw is added", () => {
  browser({ hash: "#devices" });
  rememberPage("/main/settings");
  rememberFragment();
  rememberFragment();
  expect(takeWantedPage("/main")).toBe("/main/settings#devices");
});
