import { argon2id, hash, verify } from "argon2";
import { AppError } from "../platform/errors.ts";

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const AT_ONCE = 2;
const WAITING_MOST = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Two hashes at once and a bounded queue: a storm of log-ins must not fill the thread pool that files and DNS also use. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_MOST) {
      throw new AppError("OVERLOADED", "Too many people are logging in right now. Try again in a few seconds.", {
        retryAfter: 3,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running++;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** argon2id in PHC form. @throws OVERLOADED when too many are waiting */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, PARAMETERS));

/** Whether the password made the hash. @throws OVERLOADED when too many are waiting */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));
