import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type FoundChromium = { readonly path: string } | { readonly path: null; readonly reason: string };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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

/** Debian's package, only as root on a Debian: it says what it does before doing it. */
function installFromDebian(): string | null {
  if (process.getuid?.() !== 0) return 'no Chromium here, and only root may install Debian’s package';
  if (!isExecutable('/usr/bin/apt-get')) return 'no Chromium here, and no apt-get to install one';
  console.log('browser tests: installing Debian’s package chromium (apt-get install chromium)');
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
  for (const words of steps) {
    const { status, stderr } = spawnSync('apt-get', words, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return `apt-get ${words[0]} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`;
  }
  return null;
}

/** The browser for the tests: `CHROME_PATH`, an installed one, or Debian's package where it may be installed. */
export function findChromium(env: NodeJS.ProcessEnv, options: { readonly mayInstall: boolean }): FoundChromium {
  const named = env.CHROME_PATH;
  if (named)
    return isExecutable(named) ? { path: named } : { path: null, reason: `CHROME_PATH is not a program: ${named}` };
  const installed = findInstalled(env.PATH ?? '');
  if (installed !== undefined) return { path: installed };
  if (!options.mayInstall) return { path: null, reason: 'no Chromium here, and none may be installed' };
  const refusal = installFromDebian();
  if (refusal !== null) return { path: null, reason: refusal };
  const path = findInstalled(env.PATH ?? '');
  return path === undefined ? { path: null, reason: 'the package was installed but has no program' } : { path };
}
