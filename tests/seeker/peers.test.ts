import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { testSite } from "../support/browser.ts";
import { failOperation } from "../support/failing-operation.ts";

const { app, visit } = testSite();
const PEERS = "/main/allusers";

let viewerId: string;
let adaId: string;
beforeAll(async () => {
  viewerId = (await app.build.seeker({ name: "Meera Nair" })).id;
  for (let number = 1; number <= 22; number += 1) await app.build.seeker({ name: `Peer ${number}` });
  const ada = await app.build.seeker({
    name: "Ada Lovelace",
    about: "I write programs for engines.",
    location: "London",
    dob: new Date("1995-12-10"),
    tenthSchool: "Home School",
    phoneVisibility: "NOBODY",
    linkedin: "linkedin.com/in/ada",
  });
  adaId = ada.id;
  await app.build.experience({ seekerId: ada.id, title: "Analyst", from: new Date("2022-03-01") });
});

const open = (path: string) => visit(path, { as: { id: viewerId } });
const cards = (page: Page) => page.getByRole("list", { name: "Peers" }).getByRole("article");

describe("exploring peers", () => {
  it("shows other seekers, loads more on scrolling, and never the viewer", async () => {
    const page = await open(PEERS);
    await page.getByText("I write programs for engines.").waitFor();
    await cards(page).nth(19).scrollIntoViewIfNeeded();
    await page.getByRole("article", { name: "Peer 1", exact: true }).waitFor();
    expect(await cards(page).count()).toBe(23);
    expect(await page.getByRole("article", { name: "Meera Nair" }).count()).toBe(0);
  });

  it("searches and filters by the database, together by either button, and stores it in the address", async () => {
    const page = await open(PEERS);
    await page.getByPlaceholder("Search Peers...").fill("lovelace");
    await page.getByRole("button", { name: "go", exact: true }).click();
    await page.getByRole("main").getByText("1 person matches").waitFor();
    await page.reload();
    await page.getByRole("main").getByText("1 person matches").waitFor();
    await page.getByRole("button", { name: "Show filters" }).click();
    await page.getByLabel("Age Range").fill("18-20");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await page.getByRole("main").getByText("No job seekers match. Try fewer words or filters.").waitFor();
    await page.getByRole("button", { name: "Show everyone" }).click();
    await cards(page).nth(10).waitFor();
    const location = page.getByRole("textbox", { name: "Location" });
    for (const [words, place, found, send] of [
      ["ada", "London", "1 person matches", "go"],
      ["peer", "Atlantis", "No job seekers match. Try fewer words or filters.", "Apply filters"],
    ] as const) {
      await location.fill(place);
      await page.getByPlaceholder("Search Peers...").fill(words);
      await page.getByRole("button", { name: send, exact: true }).click();
      await page.getByRole("main").getByText(found).waitFor();
      expect(new URL(page.url()).search).toBe(`?q=${words}&location=${place}`);
      expect(await location.inputValue()).toBe("");
      await page.getByRole("button", { name: "Clear all" }).click();
    }
  });
});

describe("a peer's profile", () => {
  it("opens from its card, shows the shared parts, and connects on every screen", async () => {
    const page = await open(PEERS);
    const ada = page.getByRole("article", { name: "Ada Lovelace" });
    await ada.getByRole("link", { name: "View Profile" }).click();
    await page.waitForURL(`**/usersprofile/${adaId}`);
    await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
    expect(await page.getByRole("link", { name: "Explore Peers" }).getAttribute("aria-current")).toBe("true");
    await page.getByText("Not shared").first().waitFor();
    await page.getByText("March 2022 – Present").waitFor();
    await page.getByText("Home School").waitFor();
    expect(await page.getByRole("link", { name: "LinkedIn" }).getAttribute("href")).toBe("https://linkedin.com/in/ada");
    await page.getByRole("button", { name: "Connect with Ada Lovelace" }).click();
    await page.getByRole("button", { name: "Requested" }).waitFor();
    await page.goBack();
    await ada.getByRole("button", { name: "Requested" }).waitFor();
    await ada.getByRole("button", { name: "Withdraw the request to Ada Lovelace" }).click();
    await ada.getByRole("button", { name: "Connect with Ada Lovelace" }).waitFor();
  });

  it.each([
    [502, "a bad gateway", "Bad gateway"],
    [500, "a masked failure", '{"errors":[{"message":"Oh","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}'],
  ])("reports %i, %s, with the specified text when connecting fails", async (status, _what, body) => {
    const page = await open(`/main/usersprofile/${adaId}`);
    const contentType = "application/graphql-response+json";
    await failOperation(page, "RequestConnection", (route) => route.fulfill({ status, contentType, body }));
    await page.getByRole("button", { name: "Connect with Ada Lovelace" }).click();
    await page.getByText("Internal server error, please try again later or check your network connection").waitFor();
    await page.getByRole("button", { name: "Connect with Ada Lovelace" }).waitFor();
  });

  it("has a chat for connected people", async () => {
    const { id } = await app.build.seeker({ name: "Grace Hopper" });
    await app.build.connection({ requesterId: id, addresseeId: viewerId });
    const page = await open(`/main/usersprofile/${id}`);
    await page.getByRole("button", { name: "Chat with Grace Hopper" }).click();
    await page.getByPlaceholder("Type your message").waitFor();
  });

  it("reports when there is no such person", async () => {
    const page = await open("/main/usersprofile/nobody");
    await page.getByText("This person is no longer on Worklane.").waitFor();
  });
});
