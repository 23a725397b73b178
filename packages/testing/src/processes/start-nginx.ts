import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';

const SITE = join(import.meta.dirname, '../../../../deploy/nginx.conf');
const has = (program: string, word: string) => spawnSync(program, [word]).status === 0;

/** Whether nginx, and openssl for its certificate, are here. */
export const hasNginx = (): boolean => has('nginx', '-v') && has('openssl', 'version');

/** A program that ends TLS on a port of 127.0.0.1. */
interface StartedNginx {
  readonly program: ChildProcess;
  readonly port: number;
  readonly usesTls: true;
}

/** Starts the site as it is shipped, but for its ports, certificates and folders, before a portal at an origin. */
export async function startNginx(folder: string, portal: string): Promise<StartedNginx> {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=weather.example.com'];
  const made = spawnSync('openssl', [...words, '-keyout', key, '-out', certificate]);
  if (made.status !== 0) throw new Error(String(made.stderr));
  const site = readFileSync(SITE, 'utf8')
    .replace('/var/cache/nginx/troi-viet', join(folder, 'cache'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('http://127.0.0.1:3000', portal)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  const head = `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;`;
  writeFileSync(configuration, `${head} events {} http { access_log off; ${temps.join(' ')}\n${site}\n}`);
  const program = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  return { program, port, usesTls: true };
}
