import { createServer } from 'node:http';

// Yardstick: Node's own cost of a reply of this size, without the portal.
const body = Buffer.alloc(Number(process.argv[2] ?? 0), 'x');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
