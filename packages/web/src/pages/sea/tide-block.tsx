import type { SeaTide } from '@portal/contract/endpoints/sea';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import styles from './sea.module.css';
import { nameMoment, type SeaView } from './sea-view.ts';

const WIDTH = 480;
const HEIGHT = 120;
const TOP = 12;
const BOTTOM = 100;
const EDGE = 6;

/** Positions of heights and moments in the drawing. */
function makeScale({ curve }: SeaTide) {
  const heights = curve.map(({ height }) => height);
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const from = Date.parse(curve[0]?.at ?? '');
  const span = Math.max(Date.parse(curve.at(-1)?.at ?? '') - from, 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    toX: (at: string) => round(EDGE + ((Date.parse(at) - from) / span) * (WIDTH - 2 * EDGE)),
    toY: (height: number) => round(BOTTOM - ((height - least) / Math.max(most - least, 0.1)) * (BOTTOM - TOP)),
  };
}

/** Midnights within the curve. */
const listMidnights = ({ curve }: SeaTide) => curve.slice(1, -1).filter(({ at }) => at.slice(11, 16) === '00:00');

/** Course of the tide with its turns marked; the list below names them in text that grows with the reader's. */
function TideCurve({ tide, label }: { readonly tide: SeaTide; readonly label: string }) {
  const { toX, toY } = makeScale(tide);
  const path = tide.curve
    .map(({ at, height }, index) => `${index === 0 ? 'M' : 'L'}${toX(at)} ${toY(height)}`)
    .join('');
  const [first, last] = [tide.curve[0], tide.curve.at(-1)];
  return (
    <svg className={styles.tide} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {listMidnights(tide).map(({ at }) => (
        <path key={at} className={styles.midnight} d={`M${toX(at)} ${TOP - 12}V${BOTTOM + 10}`} />
      ))}
      <path
        className={styles.water}
        d={`${path}L${toX(last?.at ?? '')} ${BOTTOM + 10}L${toX(first?.at ?? '')} ${BOTTOM + 10}Z`}
      />
      <path className={styles.level} d={path} />
      {tide.turns.map(({ at, height }) => (
        <circle key={at} className={styles.turn} cx={toX(at)} cy={toY(height)} r="4" />
      ))}
    </svg>
  );
}

/** Astronomical tide of the nearest gauge; nothing without one. */
export function TideBlock({ tide, view }: { readonly tide: SeaTide | null; readonly view: SeaView }) {
  if (tide === null) return null;
  const { title, turn, line, picture, basis, error, noError } = view.sea.tide;
  const toMetres = (height: number): string => formatNumber(height, view.style, 1);
  const lines = tide.turns.map(({ at, height, kind }) => ({
    at,
    kind,
    text: line(turn[kind], nameMoment(at, view), toMetres(height)),
  }));
  const next = lines.slice(0, 2).map(({ text }) => text);
  const { errorMinutes, errorHeight } = tide;
  return (
    <Block id="tide" title={title}>
      <p className={styles.lead}>{preventUnitBreaks(`${next.join('; ')}.`)}</p>
      <TideCurve tide={tide} label={picture(tide.station, lines.map(({ text }) => text).join('; '))} />
      <ul className={styles.turns}>
        {lines.map(({ at, text }) => (
          <li key={at}>{preventUnitBreaks(text)}</li>
        ))}
      </ul>
      <div className={styles.notes}>
        <p>
          {preventUnitBreaks(basis(tide.station, formatNumber(tide.distanceKm, view.style)))}{' '}
          {errorMinutes === null || errorHeight === null
            ? noError
            : preventUnitBreaks(
                error(formatNumber(errorMinutes, view.style), formatNumber(errorHeight, view.style, 2)),
              )}
        </p>
      </div>
    </Block>
  );
}
