import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlayedService {
  readonly origin: string;
  readonly asked: readonly URL[];
  readonly stop: () => Promise<void>;
}

/** Starts a server on 127.0.0.1 with the test's replies. */
export async function playService(answer: (url: URL, response: ServerResponse) => void): Promise<PlayedService> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    asked.push(url);
    answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, asked, stop };
}
