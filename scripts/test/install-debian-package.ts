import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs a Debian package, only as root on Debian, and announces it first. Null when done, else why not. */
export function installDebianPackage(name: string, why: string): string | null {
  if (process.getuid?.() !== 0) return `only root may install Debian’s package ${name}`;
  if (!existsSync(APT)) return `no apt-get to install ${name}`;
  console.log(`${why}: installing Debian’s package ${name} (apt-get install ${name})`);
  const steps = [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ];
  for (const words of steps) {
    const { status, stderr } = spawnSync(APT, words, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return `apt-get ${words[0]} failed: ${(stderr ?? '').trim().split('\n').at(-1) ?? ''}`;
  }
  return null;
}
