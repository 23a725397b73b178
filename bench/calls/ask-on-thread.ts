import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProgramCall } from './program-call.ts';

const { address, headers } = workerData as { readonly address: string; readonly headers: Record<string, string> };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask({ method, url, payload }: ProgramCall): Promise<number> {
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(`${address}${url}`, { agent, method, headers: { ...headers, ...json } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(payload === undefined ? undefined : JSON.stringify(payload));
  });
}

parentPort?.on('message', async (calls: readonly ProgramCall[]) => {
  for (const call of calls) {
    const status = await ask(call);
    if (status !== 200) throw new Error(`${call.url} was answered with ${status}`);
  }
  parentPort?.postMessage('answered');
});
