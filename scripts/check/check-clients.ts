import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClients } from '../clients/make-clients.ts';
import { ROOT } from './run-tool.ts';

/** Whether the clients in `clients` are those that today's contract makes. */
export async function checkClients(): Promise<string[]> {
  return [...makeClients()].flatMap(([path, made]) => {
    const file = join(ROOT, path);
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === made;
    return isCurrent ? [] : [`${path} is older than the contract: npm run clients`];
  });
}
