import { spawnSync } from 'node:child_process';

/** A package in package-lock.json, by its path. */
interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  /** `sha512-` and base64. */
  readonly integrity?: string;
  readonly license?: string;
  /** Needed for builds and tests only. */
  readonly dev?: boolean;
}

const MODULES = 'node_modules/';
const SPDX_ID = /^[\w.+-]+$/;
const SPDX_EXPRESSION = /^[\w.+\-() ]+ (?:OR|AND|WITH) [\w.+\-() ]+$/;

const toPurl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function describeLicense(license: string) {
  if (SPDX_EXPRESSION.test(license)) return { expression: license };
  return { license: SPDX_ID.test(license) ? { id: license } : { name: license } };
}

function describeComponent(name: string, { version = '', integrity, license }: LockedPackage) {
  const [algorithm, digest] = integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': toPurl(name, version),
    name,
    version,
    purl: toPurl(name, version),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest ?? '', 'base64').toString('hex') }],
    }),
    ...(license !== undefined && { licenses: [describeLicense(license)] }),
  };
}

/**
 * The packages of others that a release installs, from the text of package-lock.json, as CycloneDX 1.5 JSON. `npm sbom
 * --omit=dev` leaves out those that the root's tests need too, such as nodemailer.
 */
export function makeBillOfMaterials(lockfile: string, version: string): string {
  const { packages } = JSON.parse(lockfile) as { readonly packages: Readonly<Record<string, LockedPackage>> };
  const components = Object.entries(packages).flatMap(([path, locked]) => {
    const mark = path.lastIndexOf(MODULES);
    if (mark < 0 || locked.version === undefined || locked.dev === true) return [];
    return [describeComponent(locked.name ?? path.slice(mark + MODULES.length), locked)];
  });
  const unique = new Map(components.map((component) => [component.purl, component]));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'troi-viet', name: 'troi-viet', version } },
    components: [...unique.values()],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** What the signature is for: one of another purpose is refused. */
export const NAMESPACE = 'troi-viet-release';

/** Writes `<path>.sig` with an SSH key: its file, or that of the public key of an agent. Throws if ssh-keygen fails. */
export function signFile(path: string, key: string): void {
  const words = ['-Y', 'sign', '-q', '-f', key, '-n', NAMESPACE, path];
  const { status, error } = spawnSync('ssh-keygen', words, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`ssh-keygen did not sign ${path} (${error?.message ?? status})`);
}
