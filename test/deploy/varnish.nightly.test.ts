import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { describeCache } from './cache-cases.ts';

const SITE = join(import.meta.dirname, '../../deploy/varnish.vcl');

/** The file as it is shipped, but for the portal's port, and without what ends TLS. */
async function start(folder: string, portal: string) {
  const port = await findFreePort();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, readFileSync(SITE, 'utf8').replace('"3000"', JSON.stringify(new URL(portal).port)));
  const words = ['-F', '-j', 'none', '-n', join(folder, 'state'), '-a', `127.0.0.1:${port}`, '-f', file];
  const program = spawn('varnishd', [...words, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { program, port, usesTls: false };
}

describeCache({
  name: 'the shipped site of Varnish before a portal',
  canRun: spawnSync('varnishd', ['-V']).status === 0,
  start,
});
