/** `npm run clients`: makes the TypeScript and the Python client in `clients/dist`, each with its package files. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import { makeClients } from './clients/make-clients.ts';

const CLIENTS = join(ROOT, 'clients');

for (const { language, fileName, text } of makeClients()) {
  const folder = join(CLIENTS, 'dist', language);
  mkdirSync(folder, { recursive: true });
  cpSync(join(CLIENTS, language), folder, { recursive: true });
  writeFileSync(join(folder, fileName), text);
}
