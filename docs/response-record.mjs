// Makes a company's record of answers anew: node response-record.mjs answers.csv
import { readFileSync } from "node:fs";

const all = {};
for (const line of readFileSync(process.argv[2], "utf8").trim().split("\n").slice(1)) {
  const [application, event, day, together] = line.split(",");
  all[application] = { ...all[application], [event]: Date.parse(day) / 86_400_000, together: together === "yes" };
}
const sent = Object.values(all).filter(({ due }) => due);
const answers = sent.filter(({ answered }) => answered);
const days = answers.map(({ applied, answered }) => answered - applied).sort((one, other) => one - other);
const count = (what) => answers.filter(what).length;
const figures = { sample: sent.length, answered: answers.length, shareAnswered: answers.length / sent.length };
const medianDays = days.length ? (days[(days.length - 1) >> 1] + days[days.length >> 1]) / 2 : null;
const since = new Date(Math.min(...sent.map(({ applied }) => applied)) * 86_400_000).toISOString().slice(0, 10);
const [late, answeredTogether] = [count(({ answered, due }) => answered > due), count(({ together }) => together)];
// With an interim answer, and time left to decide.
const interim = Object.values(all).length - sent.length;
console.log(JSON.stringify({ ...figures, answeredTogether, late, interim, medianDays, since }));
