import type { CruisedModule } from './cruise-imports.ts';

/** A room: a folder below src of a package or the app. The files that lie beside the folders are one more, `(top)`. */
interface Room {
  readonly floor: string;
  readonly name: string;
}

const FLOORS = ['apps/portal', 'packages/web', 'packages/forecast'];
/** Floors whose rooms import hardly anything but each other: a paragraph each. */
const SMALL_FLOORS = ['packages/routes', 'packages/contract', 'packages/content', 'packages/domain'];
const LINE_WIDTH = 110;

function toRoom(path: string): Room | null {
  const match = /^(packages\/[^/]+|apps\/[^/]+)\/src\/(?:(features|platform)\/)?([^/]+)(\/)?/.exec(path);
  if (match === null) return null;
  const [, floor = '', wing, name = '', isFolder] = match;
  if (wing !== undefined) return { floor, name: wing === 'platform' ? wing : `${wing}/${name}` };
  return { floor, name: isFolder === undefined ? '(top)' : name };
}

function addArrow(targets: Set<string>, from: Room, to: Room | null): void {
  if (to === null || (to.floor === from.floor && to.name === from.name)) return;
  const sameFloor = to.name.startsWith('features/') ? 'features' : to.name;
  targets.add(to.floor === from.floor ? sameFloor : `@${to.floor.replace(/^.*\//, '')}`);
}

/** Rooms with the same arrows share a line. */
function joinRooms(rooms: ReadonlyMap<string, Set<string>>): [string, string][] {
  const lines = new Map<string, string[]>();
  for (const [name, targets] of [...rooms].sort(([a], [b]) => (a < b ? -1 : 1))) {
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

function drawFloor(floor: string, rooms: ReadonlyMap<string, Set<string>>): string {
  const lines = joinRooms(rooms).map(([names, label]) => `  ${names}${label === '' ? '' : ` ▸ ${label}`}`);
  return [floor, ...lines].join('\n');
}

/** What the whole floor imports, and its folders in as many lines as they need. */
function drawSmallFloor(floor: string, rooms: ReadonlyMap<string, Set<string>>): string {
  const targets = new Set([...rooms.values()].flatMap((each) => [...each]).filter((target) => target.startsWith('@')));
  const names = [...rooms.keys()].filter((name) => name !== '(top)').sort();
  const wrapped = names.join(' ').match(new RegExp(`.{1,${LINE_WIDTH}}(?: |$)`, 'g')) ?? [];
  const head = targets.size === 0 ? floor : `${floor} ▸ ${[...targets].sort().join(' ')}`;
  return [head, ...wrapped.map((line) => `  ${line.trimEnd()}`)].join('\n');
}

/** The picture as text: the rooms of each package, and after ▸ the rooms and packages that they import. Tests are left out. */
export function drawPicture(modules: readonly CruisedModule[]): string {
  const floors = new Map<string, Map<string, Set<string>>>();
  for (const { source, dependencies } of modules) {
    const from = toRoom(source);
    if (from === null || /\.(?:test|fixture)\.tsx?$/.test(source)) continue;
    const rooms = floors.get(from.floor) ?? new Map<string, Set<string>>();
    floors.set(from.floor, rooms);
    const targets = rooms.get(from.name) ?? new Set<string>();
    rooms.set(from.name, targets);
    for (const { resolved } of dependencies) addArrow(targets, from, toRoom(resolved));
  }
  const draw = (names: readonly string[], drawOne: typeof drawFloor) =>
    names.map((floor) => drawOne(floor, floors.get(floor) ?? new Map()));
  return [...draw(FLOORS, drawFloor), ...draw(SMALL_FLOORS, drawSmallFloor)].join('\n');
}
