import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Map as LiveMap } from 'maplibre-gl';
import { type FrameShape, readPlane } from '#components/map/map-frames.ts';
import { STREAK } from '#components/map/map-picture-frame.ts';

interface WindField {
  readonly bytes: Uint8Array;
  readonly shape: FrameShape;
}

/** Displacement per step at a screen point, pixels; null where unknown. */
type FindDrift = (x: number, y: number) => readonly [x: number, y: number] | null;

const SQUARE = 20;

/** Grid of screen squares with their geographic positions. */
interface Squares {
  readonly columns: number;
  readonly rows: number;
  readonly points: readonly LatLng[];
}

/** Positions of the squares: once per view, not per frame. */
function listSquares(live: LiveMap, width: number, height: number): Squares {
  const [columns, rows] = [Math.ceil(width / SQUARE) + 1, Math.ceil(height / SQUARE) + 1];
  const points = Array.from({ length: columns * rows }, (_, index) =>
    live.unproject([(index % columns) * SQUARE, Math.floor(index / columns) * SQUARE]),
  );
  return { columns, rows, points };
}

/** Samples the wind once per square: streaks read it thousands of times per second. */
function sampleDrift({ columns, rows, points }: Squares, { bytes, shape }: WindField): FindDrift {
  const drift = points.map((point) => {
    const [east, north] = [readPlane(bytes, shape, 0, point), readPlane(bytes, shape, 1, point)];
    return east === null || north === null ? null : ([east * STREAK.pixelsPerMs, -north * STREAK.pixelsPerMs] as const);
  });
  return (x, y) => {
    const [column, row] = [Math.round(x / SQUARE), Math.round(y / SQUARE)];
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    return drift[row * columns + column] ?? null;
  };
}

type Point = readonly [x: number, y: number];

/** A streak: past head positions, newest last. */
interface Streak {
  readonly path: Point[];
  age: number;
}

const MOST = 420;
const OLDEST = 70;
/** Canvas over the map; streaks are thin and pale at the tail. */
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
    if (streak.path.length > STREAK.steps) streak.path.shift();
  }

  return {
    canvas,
    /** Sets the size and scatters the streaks again. */
    fit(width: number, height: number): void {
      canvas.width = width;
      canvas.height = height;
      const count = Math.min(MOST, Math.round((width * height) / STREAK.pixelsEach));
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
      for (const { until, width, alpha } of STREAK.parts) {
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

/** Animated wind streaks; null hides them. */
interface WindParticles {
  show(field: WindField | null): void;
}

const FRAME_MS = 45;

/** Wind streaks over the map. With reduced motion drawn once; paused off screen. */
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

  // Timer-driven rather than in the map's render loop: both in one task would block input on a cheap phone. A frame's
  // wind is sampled in a separate task for the same reason.
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
    sheet.move(findDrift, STREAK.steps);
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
