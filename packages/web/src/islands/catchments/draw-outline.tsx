import type { CatchmentMessages } from '@portal/content/messages/catchment-messages';
import type { Language } from '@portal/domain/language/language';
import { type PointerEvent, useRef, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './catchment-maps.module.css';
import parts from './catchments.module.css';
import { type Frame, fitFrame, toPoint, toXY } from './map-ground.ts';
import { OutlineGround } from './outline-ground.tsx';
import { type DrawnPoint, parsePoints, writePoints } from './parse-points.ts';

interface DrawOutlineProps {
  readonly language: Language;
  readonly words: CatchmentMessages;
  readonly points: readonly DrawnPoint[];
  readonly onPoints: (points: readonly DrawnPoint[]) => void;
}

const WIDTH = 560;
const HEIGHT = 420;
/** Initial view: Vietnam with both archipelagos. */
const COUNTRY = [
  { lat: 7, lng: 102.2 },
  { lat: 23.4, lng: 117 },
];
/** Pointer movement beyond this, in drawing units, pans the map. */
const DRAG = 8;
const STEP = 1.6;

interface Grip {
  readonly x: number;
  readonly y: number;
  readonly frame: Frame;
  readonly isMoved: boolean;
}

/** Pointer position in drawing units. */
function locate({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): readonly [number, number] {
  const box = currentTarget.getBoundingClientRect();
  return [((clientX - box.left) * WIDTH) / box.width, ((clientY - box.top) * HEIGHT) / box.height];
}

function Tools({
  words,
  points,
  onPoints,
  onZoom,
}: Omit<DrawOutlineProps, 'language'> & { readonly onZoom: (by: number) => void }) {
  const { draw } = words;
  return (
    <div className={parts.row}>
      <button type="button" className={parts.plain} onClick={() => onZoom(STEP)}>
        <Icon name="plus" size={18} />
        {draw.zoomIn}
      </button>
      <button type="button" className={parts.plain} onClick={() => onZoom(1 / STEP)}>
        <Icon name="minus" size={18} />
        {draw.zoomOut}
      </button>
      <button
        type="button"
        className={parts.plain}
        disabled={points.length === 0}
        onClick={() => onPoints(points.slice(0, -1))}
      >
        <Icon name="history" size={18} />
        {draw.undo}
      </button>
      <span role="status" className={parts.dim}>
        {draw.points(String(points.length))}
      </span>
    </div>
  );
}

/** The outline as coordinate lines, for the keyboard and for coordinates from a report. */
function TypedPoints({ words, points, onPoints }: Omit<DrawOutlineProps, 'language'>) {
  const { draw } = words;
  const [text, setText] = useState<string | null>(null);
  const parsed = text === null ? null : parsePoints(text);
  return (
    <details className={parts.details}>
      <summary>{draw.byHand}</summary>
      <Field label={draw.byHandHint}>
        <textarea
          rows={6}
          spellCheck={false}
          value={text ?? writePoints(points)}
          onBlur={() => setText((typed) => (typed !== null && parsed?.wrongLine === null ? null : typed))}
          onChange={({ target }) => {
            setText(target.value);
            const read = parsePoints(target.value);
            if (read.wrongLine === null) onPoints(read.points);
          }}
        />
      </Field>
      <p role="status" className={parts.wrong}>
        {parsed === null || parsed.wrongLine === null ? '' : draw.wrongLine(parsed.wrongLine)}
      </p>
    </details>
  );
}

/** Draws an outline point by point on a small map of borders, lakes and rivers. */
export function DrawOutline({ language, words, points, onPoints }: DrawOutlineProps) {
  const [frame, setFrame] = useState(() => fitFrame(points.length > 1 ? points : COUNTRY, WIDTH, HEIGHT));
  const grip = useRef<Grip | null>(null);
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    const [x, y] = locate(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x, y, frame, isMoved: false };
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const grabbed = grip.current;
    if (grabbed === null) return;
    const [x, y] = locate(event);
    const isMoved = grabbed.isMoved || Math.hypot(x - grabbed.x, y - grabbed.y) > DRAG;
    grip.current = { ...grabbed, isMoved };
    if (!isMoved) return;
    const middle = toPoint(grabbed.frame, WIDTH / 2 - (x - grabbed.x), HEIGHT / 2 - (y - grabbed.y));
    setFrame({ ...grabbed.frame, ...middle });
  };
  const release = (event: PointerEvent<SVGSVGElement>): void => {
    const grabbed = grip.current;
    grip.current = null;
    if (grabbed === null || grabbed.isMoved) return;
    const { lat, lng } = toPoint(frame, ...locate(event));
    const point = { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
    const isThere = points.some((one) => one.lat === point.lat && one.lng === point.lng);
    if (!isThere) onPoints([...points, point]);
  };
  const line = points
    .map((point) =>
      toXY(frame, point)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L');
  return (
    <div className={parts.stack}>
      <p>{words.draw.hint}</p>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.draw.label}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={() => {
          grip.current = null;
        }}
      >
        <OutlineGround frame={frame} language={language} />
        {points.length > 0 && <path className={styles.drawn} d={`M${line}${points.length > 2 ? 'Z' : ''}`} />}
        {points.map((point) => {
          const [x, y] = toXY(frame, point);
          return <circle key={`${point.lat} ${point.lng}`} className={styles.corner} cx={x} cy={y} r="5" />;
        })}
      </svg>
      <Tools
        words={words}
        points={points}
        onPoints={onPoints}
        onZoom={(by) => setFrame({ ...frame, scale: Math.min(Math.max(frame.scale * by, 15), 12_000) })}
      />
      <TypedPoints words={words} points={points} onPoints={onPoints} />
    </div>
  );
}
