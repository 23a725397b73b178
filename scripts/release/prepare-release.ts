/** A release that cannot be made; the message is one line that says what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

function parseVersion(text: string): readonly number[] {
  const found = VERSION.exec(text);
  if (found === null) throw new ReleaseError(`"${text}" is not a version such as 0.2.0`);
  return found.slice(1).map(Number);
}

/** Throws ReleaseError unless `next` is a version above `current`. */
export function assertNewer(next: string, current: string): void {
  const [numbers, old] = [parseVersion(next), parseVersion(current)];
  const changed = numbers.findIndex((number, index) => number !== old[index]);
  if (changed === -1 || (numbers[changed] ?? 0) < (old[changed] ?? 0))
    throw new ReleaseError(`${next} is not above the current version ${current}`);
}

const UNRELEASED = '## [Unreleased]\n';

/** The new changelog, and the text of the released section. */
interface ReleasedChangelog {
  readonly text: string;
  readonly section: string;
}

/** Moves the entries under "Unreleased" to the version with its date. Throws ReleaseError if there are none. */
export function releaseChangelog(text: string, version: string, date: string): ReleasedChangelog {
  if (text.includes(`## [${version}]`)) throw new ReleaseError(`CHANGELOG.md has a section ${version} already`);
  const start = text.indexOf(UNRELEASED);
  if (start === -1) throw new ReleaseError('CHANGELOG.md has no section "## [Unreleased]"');
  const rest = text.slice(start + UNRELEASED.length);
  const end = rest.search(/^## \[/m);
  const section = (end === -1 ? rest : rest.slice(0, end)).trim();
  if (!/^- /m.test(section)) throw new ReleaseError('CHANGELOG.md has nothing under "Unreleased"');
  const older = end === -1 ? '' : `\n${rest.slice(end)}`;
  const released = `${UNRELEASED}\n## [${version}] - ${date}\n\n${section}\n${older}`;
  return { text: text.slice(0, start) + released, section };
}

const OWN_DEPENDENCY = /("@portal\/[a-z-]+": )"\d+\.\d+\.\d+"/g;

/** A package.json with this version, for itself and for the project's packages that it depends on. */
export function setPackageVersion(text: string, version: string): string {
  return text
    .replace(/^( {2}"version": )"[^"]*"/m, (_, key: string) => `${key}"${version}"`)
    .replace(OWN_DEPENDENCY, (_, key: string) => `${key}"${version}"`);
}

interface Lockfile {
  version: string;
  readonly packages: Readonly<Record<string, { version?: string }>>;
}

/** The lockfile with this version for the project's packages; others are unchanged. */
export function setLockVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as Lockfile;
  lock.version = version;
  for (const [path, entry] of Object.entries(lock.packages))
    if (!path.includes('node_modules') && entry.version !== undefined) entry.version = version;
  return `${JSON.stringify(lock, null, 2)}\n`.replace(OWN_DEPENDENCY, (_, key: string) => `${key}"${version}"`);
}
