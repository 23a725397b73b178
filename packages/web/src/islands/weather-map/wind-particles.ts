import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { type FrameShape, readPlane } from '#components/map/map-frames.ts';

/** The wind that the streaks follow. */
interface WindField {
  readonly bytes: Uint8Array;
  readonly shape: FrameShape;
}

/** Pixels of a wind of 1 m/s in one step, at a point of the screen; null where nothing is known. */
type FindDrift = (x: number, y: number) => readonly [x: number, y: number] | null;

const SQUARE = 20;
/** Pixels that a wind of 1 m/s moves a streak in one step. */
const PIXELS_PER_MS = 0.34;

/** The squares of a screen, by columns and rows, with the point of the earth that each stands for. */
interface Squares {
  readonly columns: number;
  readonly rows: number;
  readonly points: readonly LatLng[];
}

/** Finds where the squares lie: once for each place of the map, not for each of its moments. */
function listSquares(live: LiveMap, width: number, height: number): Squares {
  const [columns, rows] = [Math.ceil(width / SQUARE) + 1, Math.ceil(height / SQUARE) + 1];
  const points = Array.from({ length: columns * rows }, (_, index) =>
    live.unproject([(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE]),
  );
  return { columns, rows, points };
}

/** Reads the wind once for each square: streaks ask for it thousands of times a second. */
function sampleDrift({ columns, rows, points }: Squares, { bytes, shape }: WindField): FindDrift {
  const drift = points.map((point) => {
    const [east, north] = [readPlane(bytes, shape, 0, point), readPlane(bytes, shape, 1, point)];
    return east === null || north === null ? null : ([east * PIXELS_PER_MS, -north * PIXELS_PER_MS] as const);
  });
  return (x, y) => {
    const [column, row] = [Math.round(x / SQUARE), Math.round(y / SQUARE)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    return drift[row * columns + column] ?? null;
  };
}

type Point = readonly [x: number, y: number];

/** A streak: where its head has been, the newest last. */
interface Streak {
  readonly path: Point[];
  age: number;
}

const PIXELS_EACH = 2600;
const MOST = 420;
const OLDEST = 70;
/** Steps that a streak is long. */
const LENGTH = 18;
/** Parts of a streak from its tail to its head, each stronger than the one before. */
const PARTS = [
  { until: 0.4, width: 0.7, alpha: 0.25 },
  { until: 0.75, width: 1.2, alpha: 0.55 },
  { until: 1, width: 2, alpha: 0.95 },
] as const;

/** A sheet over the map with streaks that are thin and pale at their tail. */
function createSheet() {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  let streaks: Streak[] = [];

  function begin(streak: Streak): void {
    streak.path.length = 0;
    streak.path.push([Math.random() * canvas.width, Math.random() * canvas.height]);
    streak.age = Math.floor(Math.random() * OLDEST);
  }

  function step(streak: Streak, findDrift: FindDrift): void {
    const head = streak.path.at(-1) ?? [0, 0];
    const drift = findDrift(head[0], head[1]);
    streak.age += 1;
    if (drift === null || streak.age > OLDEST) begin(streak);
    else streak.path.push([head[0] + drift[0], head[1] + drift[1]]);
    if (streak.path.length > LENGTH) streak.path.shift();
  }

  return {
    canvas,
    /** Takes a size, and scatters the streaks anew. */
    fit(width: number, height: number): void {
      canvas.width = width;
      canvas.height = height;
      const count = Math.min(MOST, Math.round((width * height) / PIXELS_EACH));
      streaks = Array.from({ length: count }, () => ({ path: [], age: 0 }));
      streaks.forEach(begin);
    },
    move(findDrift: FindDrift, steps: number): void {
      for (const streak of streaks) for (let taken = 0; taken < steps; taken++) step(streak, findDrift);
    },
    draw(): void {
      if (context === null) return;
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.strokeStyle = '#fff';
      context.lineCap = 'round';
      let from = 0;
      for (const { until, width, alpha } of PARTS) {
        context.globalAlpha = alpha;
        context.lineWidth = width;
        context.beginPath();
        for (const { path } of streaks) {
          const [first, last] = [Math.floor(path.length * from), Math.ceil(path.length * until)];
          for (let at = first; at <= last && at < path.length; at++) {
            const [x, y] = path[at] as Point;
            if (at === first) context.moveTo(x, y);
            else context.lineTo(x, y);
          }
        }
        context.stroke();
        from = until;
      }
    },
  };
}

/** Moving streaks along the wind; null hides them. */
interface WindParticles {
  show(field: WindField | null): void;
}

const FRAME_MS = 45;

/** Wind as streaks over the map. With reduced motion they are drawn once and stand still; out of sight nothing moves. */
export function createWindParticles(live: LiveMap): WindParticles {
  const container = live.getContainer();
  const sheet = createSheet();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let field: WindField | null = null;
  let squares: Squares = { columns: 0, rows: 0, points: [] };
  let findDrift: FindDrift = () => null;
  let isRunning = false;
  let isSeen = true;
  let isSampleDue = false;
  sheet.canvas.className = 'particles';
  sheet.canvas.hidden = true;
  container.append(sheet.canvas);

  function sample(): void {
    isSampleDue = false;
    if (field !== null) findDrift = sampleDrift(squares, field);
  }

  // By a timer and not with the map's own pictures: both in one task would hold up a cheap phone's hand. A frame's wind is
  // sampled in a turn of its own for the same reason.
  function tick(): void {
    isRunning = field !== null && isSeen && !isStill.matches && !document.hidden;
    if (!isRunning) return;
    if (isSampleDue) sample();
    else if (!sheet.canvas.hidden) {
      sheet.move(findDrift, 1);
      sheet.draw();
    }
    setTimeout(tick, FRAME_MS);
  }

  function run(): void {
    if (isRunning || field === null || isStill.matches) return;
    isRunning = true;
    setTimeout(tick, FRAME_MS);
  }

  function begin(): void {
    sheet.canvas.hidden = field === null;
    if (field === null) return;
    squares = listSquares(live, container.clientWidth, container.clientHeight);
    sample();
    sheet.fit(container.clientWidth, container.clientHeight);
    sheet.move(findDrift, LENGTH);
    sheet.draw();
    run();
  }

  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    if (isSeen) run();
  }).observe(container);
  document.addEventListener('visibilitychange', run);
  live.on('movestart', () => {
    sheet.canvas.hidden = true;
  });
  live.on('moveend', begin);
  live.on('resize', begin);
  return {
    show(next) {
      const isNew = (field === null) !== (next === null);
      const isOther = field?.bytes !== next?.bytes;
      field = next;
      if (isNew || (isStill.matches && isOther)) begin();
      else if (isOther) isSampleDue = true;
    },
  };
}
