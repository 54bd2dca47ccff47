import { createServer } from "node:http";
import { expect, test } from "vitest";
import { closeServer, listen } from "../../testing/listen.ts";
import { guardedPost } from "./guarded-post.ts";
import { guardedLookup, isAllowedAddress, type Resolve } from "./public-address.ts";

const strict = { allowsLoopback: false };

test("only public internet addresses are connected to", () => {
  for (const address of ["93.184.216.34", "2606:4700:4700::1111"]) expect(isAllowedAddress(address, strict)).toBe(true);
  const closed = [
    ...["127.0.0.1", "10.0.0.8", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
    ...["224.0.0.1", "255.255.255.255", "198.18.0.1", "203.0.113.9", "::", "::1", "fe80::1", "fc00::1", "ff02::1"],
    ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "", "example.com"],
    ...["::a00:1", "::5db8:d822", "4000::1"],
  ];
  for (const address of closed) expect(isAllowedAddress(address, strict), address).toBe(false);
  expect(isAllowedAddress("::1", { allowsLoopback: true })).toBe(true);
  expect(isAllowedAddress("10.0.0.8", { allowsLoopback: true })).toBe(false);
});

test("a name that resolves differently the second time is checked when connecting", async () => {
  const answers = ["93.184.216.34", "127.0.0.1"];
  const resolve: Resolve = async () => [{ address: answers.shift() ?? "", family: 4 }];
  const look = () =>
    new Promise((done) =>
      guardedLookup({ ...strict, resolve })("rebinding.example", {}, (error, found) => done(error ?? found)),
    );
  expect(await look()).toBe("93.184.216.34");
  expect(await look()).toBeInstanceOf(Error);
});

test("no request is sent to a name or number of this machine, in any notation", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  const port = await listen(server);
  const resolve: Resolve = async () => [
    { address: "93.184.216.34", family: 4 },
    { address: "127.0.0.1", family: 4 },
  ];
  const own = ["127.0.0.1", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]", "[::1]", "localhost"];
  for (const host of [...own, "two.example"]) {
    const rule = host === "two.example" ? { ...strict, resolve } : strict;
    const scheme = host === "two.example" ? "https" : "http";
    await expect(guardedPost(`${scheme}://${host}:${port}/`, {}, "{}", rule), host).rejects.toThrow(
      "public internet address",
    );
  }
  const status = await guardedPost(`http://localhost:${port}/`, {}, "{}", { allowsLoopback: true });
  expect([status, asked]).toEqual([200, 1]);
  await closeServer(server);
});

test("what leaves this machine is encrypted", async () => {
  const resolve: Resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  for (const host of ["93.184.216.34", "example.com", "localhost.example.com", "[2606:4700:4700::1111]"]) {
    const sent = guardedPost(`http://${host}/`, {}, "{}", { allowsLoopback: true, resolve });
    await expect(sent, host).rejects.toThrow("https");
  }
});
