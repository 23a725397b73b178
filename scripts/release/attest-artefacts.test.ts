import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../check/run-tool.ts';
import { makeBillOfMaterials, NAMESPACE, signFile } from './attest-artefacts.ts';
import { listArtefacts } from './write-artefacts.ts';

const packed = Buffer.from('the packed package');
const digest = (encoding: 'base64' | 'hex'): string => createHash('sha512').update(packed).digest(encoding);

it('lists what a release installs, once, with hash and licence, and nothing that only builds and tests', () => {
  const lockfile = JSON.stringify({
    packages: {
      '': { name: 'troi-viet', version: '1.0.0' },
      'packages/web': { name: '@portal/web', version: '1.0.0' },
      'node_modules/@portal/web': { resolved: 'packages/web', link: true },
      'node_modules/@fastify/static': { version: '2.0.0', integrity: `sha512-${digest('base64')}`, license: 'MIT' },
      'apps/portal/node_modules/pg': { version: '8.0.0', license: '(MIT OR Apache-2.0)' },
      'node_modules/other/node_modules/pg': { version: '8.0.0', license: '(MIT OR Apache-2.0)' },
      'node_modules/odd': { version: '1.2.3', license: 'SEE LICENSE IN LICENSE' },
      'node_modules/renamed': { name: 'typescript', version: '7.0.0' },
      'node_modules/maybe': { version: '1.0.0', devOptional: true },
      'node_modules/vitest': { version: '5.0.0', dev: true },
    },
  });
  const bill = JSON.parse(makeBillOfMaterials(lockfile, '1.0.0'));
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'troi-viet', version: '1.0.0' } },
  });
  const facts = bill.components.map(({ purl, hashes, licenses }: Record<string, unknown>) => ({
    purl,
    hashes,
    licenses,
  }));
  expect(facts).toEqual([
    {
      purl: 'pkg:npm/%40fastify/static@2.0.0',
      hashes: [{ alg: 'SHA-512', content: digest('hex') }],
      licenses: [{ license: { id: 'MIT' } }],
    },
    { purl: 'pkg:npm/pg@8.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    { purl: 'pkg:npm/odd@1.2.3', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE' } }] },
    { purl: 'pkg:npm/typescript@7.0.0' },
    { purl: 'pkg:npm/maybe@1.0.0' },
  ]);
});

it('has the dependencies of all packages of this project', () => {
  const bill = JSON.parse(makeBillOfMaterials(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'), '1.0.0'));
  const listed: string[] = bill.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'apps/portal/package.json'), 'utf8'));
  const wanted = Object.entries<string>(dependencies).flatMap(([name, version]) =>
    name.startsWith('@portal/') ? [] : [`${name}@${version}`],
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => /^(?:vitest|lighthouse|kubernetes-types)@/.test(name))).toEqual([]);
  expect(listArtefacts('9.9.9')).toContain('release/troi-viet-9.9.9.cdx.json');
});

const HAS_SSH = spawnSync('ssh-keygen', ['-?']).error === undefined;

it.skipIf(!HAS_SSH)('signs checksums, so that neither others nor changed ones pass', () => {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = (name: string): string => join(folder, name);
  const [sums, key, other, signers] = [place('SHA256SUMS'), place('key'), place('other'), place('signers')];
  for (const file of [key, other])
    expect(spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]).status).toBe(0);
  writeFileSync(sums, 'abc  troi-viet-9.9.9.tar.gz\n');
  signFile(sums, key);
  const verify = (publicKey: string, purpose = NAMESPACE) => {
    writeFileSync(signers, `release ${readFileSync(publicKey, 'utf8')}`);
    const words = ['-Y', 'verify', '-f', signers, '-I', 'release', '-n', purpose, '-s', `${sums}.sig`];
    return spawnSync('ssh-keygen', words, { input: readFileSync(sums) }).status;
  };
  expect(verify(`${key}.pub`)).toBe(0);
  expect(verify(`${other}.pub`)).not.toBe(0);
  expect(verify(`${key}.pub`, 'git')).not.toBe(0);
  appendFileSync(sums, 'def  more\n');
  expect(verify(`${key}.pub`)).not.toBe(0);
  expect(listArtefacts('9.9.9', key)).toContain('release/SHA256SUMS.sig');
  expect(() => signFile(sums, place('missing'))).toThrow('ssh-keygen did not sign');
});
