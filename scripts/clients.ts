/** `npm run clients`: writes the TypeScript and the Python client from the contract into `clients`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import { makeClients } from './clients/make-clients.ts';

for (const [path, text] of makeClients()) writeFileSync(join(ROOT, path), text);
