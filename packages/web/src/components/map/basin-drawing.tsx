import type { LatLng } from '@portal/domain/geo/lat-lng';
import colorKey from '#components/ui/color-key.module.css';
import { formatRain, formatRainNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { Basemap } from './basemap.ts';
import styles from './basin-drawing.module.css';
import { DAY_RAIN } from './map-palettes.table.ts';
import { MODEL_DOT, PICTURE_GRAIN } from './map-picture-frame.ts';
import { BESIDE, type NamedDrawing, placeNames } from './place-names.ts';

interface RainCells {
  readonly latStep: number;
  readonly lngStep: number;
  readonly items: readonly (LatLng & { readonly rain: number | null })[];
}

/** Paths under and over the rain, in the drawing's units. */
interface BasinGround {
  readonly land: string;
  readonly home: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly names: Basemap['labels'];
}

interface BasinDrawingProps {
  readonly drawing: NamedDrawing;
  /** Null while it loads. */
  readonly ground: BasinGround | null;
  readonly cells: RainCells;
  /** Empty without an outline. */
  readonly outline: string;
  readonly dam: (LatLng & { readonly vi: string; readonly en: string }) | null;
  readonly label: string;
  readonly style: ValueStyle;
}

/** With more cells than this, numbers do not fit: towns and the wettest cell have them. */
const MOST_NAMED = 40;
/** Rain below this is neither drawn nor named, mm. */
const [LEAST_MM = 0] = DAY_RAIN.limits;
/** A drawing of this width keeps its size on a phone. */
const PHONE_WIDTH = 328;
/** Blocks are about as large as on the map. */
const BLOCK = 8;

/** The dam, then the wettest cell come before towns. */
const FIRST = { dam: 900, most: 800 } as const;

const findClass = (mm: number): number => DAY_RAIN.limits.findLastIndex((limit) => mm >= limit);

/** Cells in whole blocks from the north-western corner. */
function layoutCells({ latStep, lngStep, items }: RainCells, { project }: NamedDrawing) {
  const [lats, lngs] = [items.map(({ lat }) => lat), items.map(({ lng }) => lng)];
  const [north, west] = [Math.max(...lats) + latStep / 2, Math.min(...lngs) - lngStep / 2];
  const [south, east] = [Math.min(...lats) - latStep / 2, Math.max(...lngs) + lngStep / 2];
  const [from, to] = [project({ lat: north, lng: west }), project({ lat: south, lng: east })];
  const width = ((to.x - from.x) * lngStep) / (east - west);
  const height = ((to.y - from.y) * latStep) / (north - south);
  const count = Math.max(2, Math.round(width / BLOCK));
  const cells = items.map(({ lat, lng, rain }) => ({
    rain,
    lat,
    lng,
    x: from.x + Math.round((lng - west) / lngStep - 0.5) * width,
    y: from.y + Math.round((north - lat) / latStep - 0.5) * height,
  }));
  return { from, width, height, block: { x: width / count, y: height / count }, cells };
}

type Layout = ReturnType<typeof layoutCells>;

const write = (value: number): string => String(Math.round(value * 100) / 100);

function DotPatterns({ from, block }: Layout) {
  const part = (value: number, side: number): string => write((value / PICTURE_GRAIN) * side);
  return DAY_RAIN.colors.map((color, index) => (
    <pattern
      key={color}
      id={`basin-${index}`}
      x={write(from.x)}
      y={write(from.y)}
      width={write(block.x)}
      height={write(block.y)}
      patternUnits="userSpaceOnUse"
    >
      <rect
        x={part(MODEL_DOT.from, block.x)}
        y={part(MODEL_DOT.from, block.y)}
        width={part(MODEL_DOT.side, block.x)}
        height={part(MODEL_DOT.side, block.y)}
        rx={part(MODEL_DOT.round, block.x)}
        fill={color}
      />
    </pattern>
  ));
}

/** One path per class. */
function Cells({ width, height, cells }: Layout) {
  return DAY_RAIN.colors.map((color, index) => {
    const wet = cells.filter(({ rain }) => rain !== null && findClass(rain) === index);
    if (wet.length === 0) return null;
    const path = wet.map(({ x, y }) => `M${write(x)} ${write(y)}h${write(width)}v${write(height)}h${write(-width)}z`);
    return <path key={color} fill={`url(#basin-${index})`} d={path.join('')} />;
  });
}

/** Amounts in the middle of the wet cells. */
function listFigures({ width, height, cells }: Layout, style: BasinDrawingProps['style']) {
  return cells
    .filter(({ rain }) => (rain ?? 0) >= LEAST_MM)
    .map(({ lat, lng, x, y, rain }) => ({
      ...{ lat, lng, x: x + width / 2, y: y + height / 2 },
      text: formatRainNumber(rain, style),
    }));
}

type Names = Parameters<typeof placeNames>[1];
type Lines = NonNullable<Parameters<typeof placeNames>[3]>;

/** Marks around what is written, then towns around both and around what is framed. */
function placeAround(
  drawing: NamedDrawing,
  [marks, towns]: readonly [Names, Names],
  language: ValueStyle['language'],
  [written, framed]: readonly [Lines, Lines],
) {
  const placed = placeNames(drawing, marks, language, written);
  const marked = placed.map(({ name, x, y, isLeft }) => {
    const wide = name[language].length * drawing.letter + BESIDE;
    return { from: isLeft ? x - wide : x, to: isLeft ? x : x + wide, x, y };
  });
  return [...placed, ...placeNames(drawing, towns, language, [...written, ...marked, ...framed])];
}

function NameLabels({
  drawing,
  ground,
  cells: { latStep },
  dam,
  style,
  layout,
}: BasinDrawingProps & { readonly layout: Layout }) {
  const { width, height, cells } = layout;
  const findRain = (point: LatLng): number => {
    const { x, y } = drawing.project(point);
    return cells.find((cell) => x >= cell.x && y >= cell.y && x < cell.x + width && y < cell.y + height)?.rain ?? 0;
  };
  const wettest = cells.toSorted((one, other) => (other.rain ?? 0) - (one.rain ?? 0))[0];
  const isEach = cells.length <= MOST_NAMED;
  const most =
    isEach || wettest === undefined || (wettest.rain ?? 0) < LEAST_MM ? [] : [{ ...wettest, mm: wettest.rain ?? 0 }];
  const towns = (ground?.names ?? []).map((name) => {
    const mm = isEach ? 0 : findRain(name);
    const rain = mm < LEAST_MM ? '' : ` ${formatRainNumber(mm, style)}`;
    return { ...name, vi: name.vi + rain, en: name.en + rain };
  });
  const marks = [
    ...most.map(({ lat, lng, mm }) => {
      const text = formatRain(mm, style);
      // Above its cell where there is room: a dam at the outlet often has its name next to it.
      const above = { lat: lat + latStep, lng };
      const at = drawing.project(above).y < 2 * drawing.letter ? { lat, lng } : above;
      return { kind: 'most', weight: FIRST.most, vi: text, en: text, ...at };
    }),
    ...(dam === null ? [] : [{ ...dam, kind: 'dam', weight: FIRST.dam }]),
  ];
  const figures = isEach ? listFigures(layout, style) : [];
  const damAt = dam === null ? null : drawing.project(dam);
  const written = figures.map(({ x, y, text }) => {
    const half = (text.length * drawing.letter) / 2;
    return { from: x - half, to: x + half, x, y };
  });
  // No town's name crosses the frame of the wettest cell.
  const framed = most.map(({ x, y }) => ({ from: x, to: x + width, x, y: y + height / 2 }));
  const named = placeAround(drawing, [marks, towns], style.language, [written, framed]);
  return (
    <>
      {most.map(({ x, y }) => (
        <rect
          key="most"
          className={styles.most}
          x={write(x)}
          y={write(y)}
          width={write(width)}
          height={write(height)}
          rx="2"
        />
      ))}
      {damAt !== null && (
        <rect className={styles.damMark} x={write(damAt.x - 5)} y={write(damAt.y - 4)} width="10" height="8" rx="1" />
      )}
      {figures.map(({ lat, lng, x, y, text }) => (
        <text key={`${lat} ${lng}`} className={styles.value} x={write(x)} y={write(y + 5)}>
          {text}
        </text>
      ))}
      {named.map(({ name, x, y, isLeft }) => (
        <g key={`${name.kind} ${name.lat} ${name.lng}`} className={styles[name.kind]}>
          {name.kind === 'town' || name.kind === 'province' ? <circle cx={write(x)} cy={write(y)} r="2" /> : null}
          <text
            x={write(isLeft ? x - BESIDE - 2 : x + BESIDE + 2)}
            y={write(y + 4)}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {name[style.language]}
          </text>
        </g>
      ))}
    </>
  );
}

/** Rain of a day by model cell, drawn as on the map: dark in both themes, dotted blocks, over land, borders and water. */
export function BasinDrawing(props: BasinDrawingProps) {
  const { drawing, ground, cells, outline, label } = props;
  const layout = layoutCells(cells, drawing);
  return (
    <svg
      className={styles.basin}
      data-wide={drawing.width > PHONE_WIDTH ? '' : undefined}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <DotPatterns {...layout} />
        {outline !== '' && (
          <clipPath id="basin-inside">
            <path clipRule="evenodd" d={outline} />
          </clipPath>
        )}
      </defs>
      {ground !== null && (
        <>
          <path className={styles.land} d={ground.land} />
          <path className={styles.home} d={ground.home} />
        </>
      )}
      {outline !== '' && <path className={styles.inside} fillRule="evenodd" d={outline} />}
      <g className={outline === '' ? undefined : styles.outside}>
        <Cells {...layout} />
      </g>
      {outline !== '' && (
        <g clipPath="url(#basin-inside)">
          <Cells {...layout} />
        </g>
      )}
      {ground !== null && (
        <>
          <path className={styles.lake} d={ground.lakes} />
          <path className={styles.river} d={ground.rivers} />
        </>
      )}
      {outline !== '' && (
        <>
          <path className={styles.halo} d={outline} />
          <path className={styles.outline} d={outline} />
        </>
      )}
      <NameLabels {...props} layout={layout} />
    </svg>
  );
}

/** Classes of the drawing; `labels` from the lowest. */
export function DayRainKey({ labels }: { readonly labels: readonly string[] }) {
  return (
    <ul className={`${colorKey.key} ${styles.key}`}>
      {labels.map((label, index) => (
        <li key={label}>
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <rect width="14" height="14" rx="2" fill="#2b2d5e" />
            <path fill={DAY_RAIN.colors[index]} d="M2 2h4v4h-4zM8 2h4v4h-4zM2 8h4v4h-4zM8 8h4v4h-4z" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
