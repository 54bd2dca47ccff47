import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Listener } from "../chat-crowd.ts";
import type { Answer, Opened, Request, Told } from "./listening-process.ts";

/** Listeners with a socket each, in separate processes. */
export interface Crowd {
  /** Opens sockets until `count` listeners have one, spread over `withinSeconds`. */
  open(count: number, withinSeconds: number): Promise<Opened>;
  /** Breaks all connections at once. */
  break(): Promise<void>;
  /** Publishes messages to one listener each, `perSecond` in total. */
  tell(database: string, perSecond: number, seconds: number): Promise<Told>;
  /** Returns the number of sockets lost so far, other than by `break`. */
  lost(): number;
  readonly pids: readonly number[];
  end(): void;
}

/** Starts processes for these listeners, at most `each` per process, spread over the servers' URLs. */
export async function listeningProcesses(
  urls: readonly string[],
  people: readonly Listener[],
  each: number,
): Promise<Crowd> {
  const count = urls.length * Math.ceil(people.length / urls.length / each);
  const children = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, "listening-process.ts"), { serialization: "advanced" }),
  );
  const end = () => {
    for (const child of children) child.kill("SIGKILL");
  };
  process.once("exit", end);
  let lost = new Map<ChildProcess, number>();
  const ask = async (child: ChildProcess, request: Request): Promise<Answer> => {
    child.send(request);
    const [answer]: [Answer] = (await Promise.race([once(child, "message"), goneOf(child)])) as [Answer];
    lost = lost.set(child, answer.lost);
    return answer;
  };
  const all = (request: Request): Promise<Answer[]> => Promise.all(children.map((child) => ask(child, request)));
  await Promise.all(
    children.map((child, nth) =>
      ask(child, {
        do: "know",
        url: urls[nth % urls.length] ?? "",
        from: `127.0.1.${nth + 1}`,
        people: people.filter((_, index) => index % count === nth),
      }),
    ),
  );
  const sum = (answers: readonly Answer[], field: keyof Answer) =>
    answers.reduce((total, answer) => total + Number(answer[field] ?? 0), 0);
  return {
    async open(wanted, withinSeconds) {
      const answers = await all({ do: "open", count: Math.ceil(wanted / count), withinSeconds });
      const seconds = Math.max(...answers.map((answer) => answer.seconds ?? 0));
      const failures = answers.flatMap((answer) => answer.failures ?? []);
      return { open: sum(answers, "open"), seconds, putOff: sum(answers, "putOff"), failures };
    },
    async break() {
      await all({ do: "break" });
    },
    async tell(database, perSecond, seconds) {
      const answers = await all({ do: "tell", database, perSecond: perSecond / count, seconds });
      const delays = answers.flatMap((answer) => answer.delays ?? []);
      return { told: sum(answers, "told"), delivered: sum(answers, "delivered"), delays };
    },
    pids: children.map(({ pid = 0 }) => pid),
    lost: () => [...lost.values()].reduce((total, each) => total + each, 0),
    end() {
      process.off("exit", end);
      end();
    },
  };
}

async function goneOf(child: ChildProcess): Promise<never> {
  await once(child, "exit");
  throw new Error("A process of listeners has ended.");
}
