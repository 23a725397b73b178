/** `npm start`: checks the settings, builds what is missing or out of date, then runs the portal in this process. */
import { readConfig } from '../apps/portal/src/config.ts';
import { SettingError } from '../apps/portal/src/platform/settings/setting-error.ts';
import { buildWeb } from './build/build-web.ts';

try {
  readConfig(process.env);
  await buildWeb();
  await import('../apps/portal/src/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof SettingError ? 2 : 1);
}
