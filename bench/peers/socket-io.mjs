import { Server } from "socket.io";

// Socket.IO with its defaults, over WebSockets: a text from one client is forwarded to all others.
const io = new Server(Number(process.argv[2]), { transports: ["websocket"] });
io.on("connection", (socket) => {
  socket.on("message", (text) => socket.broadcast.emit("message", text));
});
console.log(`ready http://127.0.0.1:${process.argv[2]}`);
