import { once } from "node:events";
import { connect } from "node:net";

/** Sends raw bytes to a server. @returns what was received until the server closed the connection */
export async function rawRequest({ url }: { readonly url: string }, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += String(data);
  });
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}
