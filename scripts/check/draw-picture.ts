import type { CruisedModule } from './check-arrows.ts';

/** A room: a package's or the app's folder under src, or a file that stands there by itself. */
function toRoom(path: string): { readonly floor: string; readonly room: string } | null {
  const match = /^(packages\/[^/]+|apps\/[^/]+)\/src\/(?:(features|platform)\/)?([^/]+)(\/)?/.exec(path);
  if (match === null) return null;
  const [, floor = '', wing, name = ''] = match;
  const room = wing === undefined ? name : `${wing}/${name}`;
  return { floor, room };
}

const FLOORS = [
  'apps/portal',
  'packages/web',
  'packages/forecast',
  'packages/content',
  'packages/contract',
  'packages/routes',
  'packages/domain',
];

/** The house as text: per floor its rooms, and beside each room the rooms and packages it imports. */
export function drawPicture(modules: readonly CruisedModule[]): string {
  const arrows = new Map<string, Map<string, number>>();
  const sizes = new Map<string, number>();
  for (const module of modules) {
    const from = toRoom(module.source);
    if (from === null || /\.test\.tsx?$/.test(module.source)) continue;
    const name = `${from.floor} ${from.room}`;
    sizes.set(name, (sizes.get(name) ?? 0) + 1);
    const targets = arrows.get(name) ?? new Map<string, number>();
    arrows.set(name, targets);
    for (const { resolved } of module.dependencies) addArrow(targets, from, toRoom(resolved));
  }
  return FLOORS.map((floor) => drawFloor(floor, arrows, sizes)).join('\n\n');
}

type Room = NonNullable<ReturnType<typeof toRoom>>;

function addArrow(targets: Map<string, number>, from: Room, to: Room | null): void {
  if (to === null || (to.floor === from.floor && to.room === from.room)) return;
  const label = to.floor === from.floor ? to.room : `@${to.floor.replace(/^.*\//, '')}`;
  targets.set(label, (targets.get(label) ?? 0) + 1);
}

function drawFloor(floor: string, arrows: Map<string, Map<string, number>>, sizes: Map<string, number>): string {
  const rooms = [...sizes.keys()].filter((name) => name.startsWith(`${floor} `)).sort();
  const width = Math.max(...rooms.map((name) => name.length - floor.length - 1), 0);
  const lines = rooms.map((name) => {
    const room = name.slice(floor.length + 1);
    const targets = [...(arrows.get(name) ?? [])].map(([label]) => label).sort();
    const files = sizes.get(name) ?? 0;
    return `  ${room.padEnd(width)}  ${String(files).padStart(3)} ${files === 1 ? 'file ' : 'files'}${targets.length > 0 ? ` ▸ ${targets.join(', ')}` : ''}`;
  });
  return [floor, ...lines].join('\n');
}
