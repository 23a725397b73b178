/** `npm start`: checks the settings and the command line, builds what is missing or out of date, then runs the portal in this process. */
import { readConfig } from '../apps/portal/src/config.ts';
import { checkAddress } from '../apps/portal/src/platform/http/listen.ts';
import { SettingError } from '../apps/portal/src/platform/settings/setting-error.ts';
import { parseRoles } from '../apps/portal/src/roles/role-names.ts';
import { buildClients } from './build/build-clients.ts';
import { buildWeb } from './build/build-web.ts';

try {
  const { port, host } = readConfig(process.env);
  if (parseRoles(process.argv.slice(2)).has('web')) await checkAddress(port, host);
  await Promise.all([buildWeb(), buildClients()]);
  await import('../apps/portal/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof SettingError ? 2 : 1);
}
