/** `npm start`: checks the settings and the command line, builds what is missing or out of date, then runs the portal in this process. */

import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describeError } from '@portal/domain/error/describe-error';
import { readConfig } from '../apps/portal/src/config.ts';
import { checkAddress } from '../apps/portal/src/platform/http/listen.ts';
import { SettingError } from '../apps/portal/src/platform/settings/setting-error.ts';
import { parseRoles } from '../apps/portal/src/roles/role-names.ts';
import { buildAll } from './build/build-all.ts';

enableCompileCache(fileURLToPath(new URL('../.cache/portal', import.meta.url)));

try {
  const { port, host } = readConfig(process.env);
  if (parseRoles(process.argv.slice(2)).has('web')) await checkAddress(port, host);
  await buildAll();
  await import(new URL('../apps/portal/dist/main.js', import.meta.url).href);
} catch (error) {
  console.error(describeError(error));
  process.exit(error instanceof SettingError ? 2 : 1);
}
