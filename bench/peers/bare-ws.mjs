import { WebSocketServer } from "ws";

// The limit for comparison: a text from one client is forwarded unchanged to all others.
const server = new WebSocketServer({ port: Number(process.argv[2]), host: "127.0.0.1" });
server.on("connection", (socket) => {
  socket.on("message", (data) => {
    const text = String(data);
    for (const client of server.clients) if (client !== socket) client.send(text);
  });
});
server.on("listening", () => console.log(`ready http://127.0.0.1:${process.argv[2]}`));
