import type { CruisedModule } from './cruise-imports.ts';

/** A folder below src of a package or the app. The files next to the folders count as one more, `(top)`. */
interface Folder {
  readonly owner: string;
  readonly name: string;
}

const PACKAGES = ['apps/portal', 'packages/web', 'packages/forecast'];
/** Packages whose folders import hardly anything but each other: a paragraph each. */
const SMALL_PACKAGES = ['packages/routes', 'packages/contract', 'packages/content', 'packages/domain'];
const LINE_WIDTH = 110;

function toFolder(path: string): Folder | null {
  const match = /^(packages\/[^/]+|apps\/[^/]+)\/src\/(?:(features|platform)\/)?([^/]+)(\/)?/.exec(path);
  if (match === null) return null;
  const [, owner = '', group, name = '', isFolder] = match;
  if (group !== undefined) return { owner, name: group === 'platform' ? group : `${group}/${name}` };
  return { owner, name: isFolder === undefined ? '(top)' : name };
}

function addImport(targets: Set<string>, from: Folder, to: Folder | null): void {
  if (to === null || (to.owner === from.owner && to.name === from.name)) return;
  const inside = to.name.startsWith('features/') ? 'features' : to.name;
  targets.add(to.owner === from.owner ? inside : `@${to.owner.replace(/^.*\//, '')}`);
}

/** Folders with the same imports share a line. */
function joinFolders(folders: ReadonlyMap<string, Set<string>>): [string, string][] {
  const lines = new Map<string, string[]>();
  for (const [name, targets] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const label = [...targets].sort().join(' ');
    lines.set(label, [...(lines.get(label) ?? []), name]);
  }
  return [...lines].map(([label, names]) => [shortenNames(names), label]);
}

/** `features/{news warnings}` for two of the features. */
function shortenNames(names: readonly string[]): string {
  const features = names.filter((name) => name.startsWith('features/')).map((name) => name.slice('features/'.length));
  const others = names.filter((name) => !name.startsWith('features/'));
  const joined =
    features.length > 1 ? `features/{${features.join(' ')}}` : features.map((name) => `features/${name}`).join('');
  return [...others, joined].filter((part) => part !== '').join(' ');
}

function drawPackage(owner: string, folders: ReadonlyMap<string, Set<string>>): string {
  const lines = joinFolders(folders).map(([names, label]) => `  ${names}${label === '' ? '' : ` ▸ ${label}`}`);
  return [owner, ...lines].join('\n');
}

/** What the whole package imports, and its folders in as many lines as they need. */
function drawSmallPackage(owner: string, folders: ReadonlyMap<string, Set<string>>): string {
  const targets = new Set(
    [...folders.values()].flatMap((each) => [...each]).filter((target) => target.startsWith('@')),
  );
  const names = [...folders.keys()].filter((name) => name !== '(top)').sort();
  const wrapped = names.join(' ').match(new RegExp(`.{1,${LINE_WIDTH}}(?: |$)`, 'g')) ?? [];
  const head = targets.size === 0 ? owner : `${owner} ▸ ${[...targets].sort().join(' ')}`;
  return [head, ...wrapped.map((line) => `  ${line.trimEnd()}`)].join('\n');
}

/** The picture as text: the folders of each package, and after ▸ the folders and packages that they import. Tests are left out. */
export function drawPicture(modules: readonly CruisedModule[]): string {
  const packages = new Map<string, Map<string, Set<string>>>();
  for (const { source, dependencies } of modules) {
    const from = toFolder(source);
    if (from === null || /\.(?:test|fixture)\.tsx?$/.test(source)) continue;
    const folders = packages.get(from.owner) ?? new Map<string, Set<string>>();
    packages.set(from.owner, folders);
    const targets = folders.get(from.name) ?? new Set<string>();
    folders.set(from.name, targets);
    for (const { resolved } of dependencies) addImport(targets, from, toFolder(resolved));
  }
  const draw = (names: readonly string[], drawOne: typeof drawPackage) =>
    names.map((owner) => drawOne(owner, packages.get(owner) ?? new Map()));
  return [...draw(PACKAGES, drawPackage), ...draw(SMALL_PACKAGES, drawSmallPackage)].join('\n');
}
