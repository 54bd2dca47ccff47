import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const document = readFileSync("docs/cryptography.md", "utf8");
const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "server", "shared", "web", "scripts"],
  {
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\/testing\/|\/generated\/|^scripts\//.test(file));
const sources = files.map((file) => [file, readFileSync(file, "utf8")] as const);

/** Packages that encrypt, sign or hash. */
const PACKAGES = /from "(@node-rs\/argon2|@simplewebauthn\/server|jose|otpauth|standardwebhooks|web-push)"/;
/** Node's own, but for ids: those name things and open nothing. */
const NODE = /import \{([^}]*)\} from "node:crypto"/;

test("docs/cryptography.md names every file that encrypts, signs, hashes or draws at random", () => {
  const using = sources.filter(([, text]) => {
    const names =
      NODE.exec(text)?.[1]
        ?.split(",")
        .map((name) => name.trim()) ?? [];
    return PACKAGES.test(text) || names.some((name) => name !== "randomUUID");
  });
  expect(using.length).toBeGreaterThan(20);
  expect(using.map(([file]) => file).filter((file) => !document.includes(`\`${file}\``))).toEqual([]);
});

test("only algorithms that are named there are used, and none that is broken", () => {
  const named = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(?:create(?:Hash|Hmac|Cipheriv|ECDH)|hkdfSync)\((?:"([\w-]+)"|(\w+))/g)].map(
      ([, algorithm, constant = ""]) => [
        file,
        algorithm ?? new RegExp(`const ${constant} = "([\\w-]+)"`).exec(text)?.[1] ?? constant,
      ],
    ),
  );
  expect(new Set(named.map(([, algorithm]) => algorithm))).toEqual(new Set(["sha256", "aes-256-gcm", "prime256v1"]));
  const algorithms = sources.flatMap(([, text]) =>
    [...text.matchAll(/alg(?:: |ORITHM = )"(HS|RS|ES|PS)(\d+)"/gi)].map(([, kind, bits]) => `${kind}${bits}`),
  );
  expect(new Set(algorithms)).toEqual(new Set(["HS256"]));
});

test("what must not be guessed is not drawn by Math.random", () => {
  const drawing = sources.filter(([, text]) => text.includes("Math.random")).map(([file]) => file);
  expect(drawing.sort()).toEqual([
    "server/assistant/provider.ts",
    "server/platform/database/reconnecting-connection.ts",
    "server/platform/redis.ts",
    "web/apollo/keep-open.ts",
    "web/apollo/recovery.ts",
    "web/apollo/server-watch.ts",
    "web/apollo/subscription-link.ts",
    "web/assistant/suggestions.ts",
  ]);
});
