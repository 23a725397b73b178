import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './install-debian-package.ts';

export type FoundChromium = { readonly path: string } | { readonly path: null; readonly reason: string };

/** The headless shell first: a page costs it half as much. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(searchPath: string): string | undefined {
  const candidates = searchPath.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, MAC].find(isExecutable);
}

/** The browser for the tests: `CHROME_PATH`, an installed one, or Debian's package if it may be installed. */
export function findChromium(env: NodeJS.ProcessEnv, options: { readonly mayInstall: boolean }): FoundChromium {
  const named = env.CHROME_PATH;
  if (named)
    return isExecutable(named) ? { path: named } : { path: null, reason: `CHROME_PATH is not a program: ${named}` };
  const installed = findInstalled(env.PATH ?? '');
  if (installed !== undefined) return { path: installed };
  if (!options.mayInstall) return { path: null, reason: 'no Chromium here, and none may be installed' };
  // Older releases of Debian have only the full browser.
  const refusal =
    installDebianPackage('chromium-headless-shell', 'browser tests') === null
      ? null
      : installDebianPackage('chromium', 'browser tests');
  if (refusal !== null) return { path: null, reason: `no Chromium here: ${refusal}` };
  const path = findInstalled(env.PATH ?? '');
  return path === undefined ? { path: null, reason: 'the package was installed but has no program' } : { path };
}
