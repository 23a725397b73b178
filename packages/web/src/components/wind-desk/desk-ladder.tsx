import { beaufortForce } from '@portal/domain/wind/beaufort';
import { describeSeaByForce } from '@portal/domain/wind/sea-state';
import { formatClock, formatNumber } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { findDirectionName } from '#components/weather/name-wind.ts';
import { DESK_HEIGHTS, type DeskData, findLevel } from './desk-data.ts';
import rows from './desk-ladder.module.css';
import type { DeskView } from './desk-view.ts';
import styles from './wind-desk.module.css';

interface DeskLadderProps {
  readonly data: DeskData;
  readonly hubHeightM: number;
  readonly view: DeskView;
}

const HOOK_M = 150;
const SURFACE_M = 10;

/** Basis of the values in one line: range, direction, shear and density. */
function LadderNote({ data, view }: Pick<DeskLadderProps, 'data' | 'view'>) {
  const { ladder } = view.desk;
  const [now] = data.wind;
  if (now === undefined) return null;
  const surface = now.levels.find(({ height }) => height === SURFACE_M);
  const direction = findDirectionName(surface?.windDirection ?? null, surface?.windSpeed ?? null, view.style.language);
  const facts = [
    direction,
    now.exponent === null ? null : ladder.exponent(formatNumber(now.exponent, view.style, 2)),
    now.basis === 'levels' ? ladder.levels : ladder.profile,
    now.airDensity === null ? null : ladder.density(formatNumber(now.airDensity, view.style, 3)),
  ].filter((fact) => fact !== null);
  const force = surface?.windSpeed == null ? null : beaufortForce(surface.windSpeed);
  return (
    <p className={styles.note}>
      {surface?.windSpeedLow == null ? ladder.noRange : ladder.note} {facts.join('; ')}.
      {force === null ? null : ` ${ladder.sea(describeSeaByForce(force, view.style.language))}`}
    </p>
  );
}

/** Current wind from hook height down to the sea, with the likely range per height. */
export function DeskLadder({ data, hubHeightM, view }: DeskLadderProps) {
  const { style, desk } = view;
  const [now] = data.wind;
  if (now === undefined) return null;
  const hub = DESK_HEIGHTS.reduce((near, each) =>
    Math.abs(each - hubHeightM) < Math.abs(near - hubHeightM) ? each : near,
  );
  const toMark = (height: number, speedMs: number | null): string => {
    if (height === hub) return desk.ladder.hub;
    if (height === HOOK_M) return desk.ladder.hook;
    return height === SURFACE_M && speedMs !== null ? desk.ladder.force(beaufortForce(speedMs)) : '';
  };
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>{desk.ladder.title}</h3>
        <span className={styles.aside}>
          {formatClock(now.at)} <DemoMark issued={data.issued} view={view} />
        </span>
      </div>
      <dl className={rows.ladder}>
        {DESK_HEIGHTS.map((height) => {
          const { speedMs, range } = findLevel(now, height);
          return (
            <div key={height} className={height === hub ? rows.hub : undefined}>
              <dt>{height}&nbsp;m</dt>
              <dd>
                <b>{formatNumber(speedMs, style, 1)}</b>
                <span>
                  {range === null
                    ? ''
                    : `${formatNumber(range.lowMs, style, 1)}–${formatNumber(range.highMs, style, 1)}`}
                </span>
                <small>{toMark(height, speedMs)}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <LadderNote data={data} view={view} />
    </section>
  );
}
