import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatClock, formatNumber, UNKNOWN, weekdayOf } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { findDirectionName } from '#components/weather/name-wind.ts';
import styles from './sea.module.css';
import { formatMetres, listSeaBlocks, type SeaBlock, type SeaReply, type SeaView } from './sea-view.ts';

const BLOCKS_OF_A_DAY = 8;
/** Height of the drawing of a bar, and the least height of waves that fills it, m. */
const BAR = 60;
const LEAST_SCALE_M = 2;
/** Wave heights from which bars darken, m. */
const STEPS_M = [1.25, 2] as const;

interface Columns {
  readonly blocks: readonly SeaBlock[];
  /** Waves of the full height of a bar, m. */
  readonly scaleM: number;
  readonly view: SeaView;
}

/** Expected height, and above it what another model thinks possible. */
function Bar({ block: { waveHeight, waveHeightHigh }, scaleM }: { readonly block: SeaBlock; readonly scaleM: number }) {
  if (waveHeight === null) return null;
  const height = Math.max((waveHeight / scaleM) * BAR, 1);
  const high = Math.max(((waveHeightHigh ?? waveHeight) / scaleM) * BAR, height);
  const step = STEPS_M.filter((from) => waveHeight >= from).length + 1;
  return (
    <svg className={styles.bar} viewBox={`0 0 10 ${BAR}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.possible} y={BAR - high} width="10" height={high - height} />
      <rect className={styles[`wave${step}`]} y={BAR - height} width="10" height={height} />
    </svg>
  );
}

/** An arrow to where the waves go, which is opposite to where they come from. */
function Arrow({ from, view }: { readonly from: number | null; readonly view: SeaView }) {
  if (from === null) return UNKNOWN;
  const name = findDirectionName((from + 180) % 360, 1, view.style.language) ?? '';
  return (
    <svg className={styles.arrow} viewBox="-8 -8 16 16" role="img" aria-label={view.sea.waves.towards(name)}>
      <path d="M0-7 5 6 0 3-5 6z" transform={`rotate(${(from + 180) % 360})`} />
    </svg>
  );
}

/** From this force on wind has the darkest of its six steps. */
const DARKEST_FORCE = 8;

function Force({ force, view }: { readonly force: number | null; readonly view: SeaView }) {
  const step = force === null ? 0 : Math.min(Math.max(force - 2, 1), DARKEST_FORCE - 2);
  return <td className={`${styles.force} ${styles[`force${step}`]}`}>{formatNumber(force, view.style)}</td>;
}

function Rows({ blocks, scaleM, view }: Columns) {
  const { waves } = view.sea;
  const hasWaves = blocks.some(({ waveHeight }) => waveHeight !== null);
  const hasSwell = blocks.some(({ swellHeight }) => swellHeight !== null);
  return (
    <tbody>
      {hasWaves ? (
        <>
          <tr>
            <th scope="row">{waves.height}</th>
            {blocks.map((block) => (
              <td key={block.at} className={styles.wave}>
                <b>{formatMetres(block.waveHeight, view)}</b>
                {(block.waveHeightHigh ?? 0) > (block.waveHeight ?? 0) ? (
                  <span className="visually-hidden">{waves.high(formatMetres(block.waveHeightHigh, view))}</span>
                ) : null}
                <Bar block={block} scaleM={scaleM} />
              </td>
            ))}
          </tr>
          {hasSwell ? (
            <tr>
              <th scope="row">{waves.swell}</th>
              {blocks.map(({ at, swellHeight }) => (
                <td key={at}>{formatMetres(swellHeight, view)}</td>
              ))}
            </tr>
          ) : null}
          <tr>
            <th scope="row">{waves.period}</th>
            {blocks.map(({ at, wavePeriod }) => (
              <td key={at}>{formatNumber(wavePeriod, view.style)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{waves.direction}</th>
            {blocks.map(({ at, waveDirection }) => (
              <td key={at}>
                <Arrow from={waveDirection} view={view} />
              </td>
            ))}
          </tr>
        </>
      ) : null}
      <tr>
        <th scope="row">{waves.wind}</th>
        {blocks.map(({ at, force }) => (
          <Force key={at} force={force} view={view} />
        ))}
      </tr>
      <tr>
        <th scope="row">{waves.gust}</th>
        {blocks.map(({ at, gustForce }) => (
          <td key={at}>{formatNumber(gustForce, view.style)}</td>
        ))}
      </tr>
    </tbody>
  );
}

function DayPart({ isOpen, ...columns }: Columns & { readonly isOpen: boolean }) {
  const { blocks, view } = columns;
  const { waves } = view.sea;
  const [first] = blocks;
  if (first === undefined) return null;
  const day = view.words.weekdays[weekdayOf(first.at.slice(0, 10))] ?? '';
  const heights = blocks.flatMap(({ waveHeight }) => waveHeight ?? []);
  const title = waves.from(formatClock(first.at), day);
  return (
    <details className={styles.day} open={isOpen}>
      <summary>
        <span>{title}</span>{' '}
        {heights.length === 0 ? null : (
          <small>
            {preventUnitBreaks(
              waves.range(formatMetres(Math.min(...heights), view), formatMetres(Math.max(...heights), view)),
            )}
          </small>
        )}
      </summary>
      <ScrollRegion label={title}>
        <table className={styles.waves}>
          <caption className="visually-hidden">{`${waves.title}, ${title}`}</caption>
          <thead>
            <tr>
              <th scope="col">{waves.hour}</th>
              {blocks.map(({ at }) => (
                <th key={at} scope="col">
                  {formatClock(at).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <Rows {...columns} />
        </table>
      </ScrollRegion>
    </details>
  );
}

/** Waves and wind by three hours, a day at a time; without waves only the wind. */
export function WavesBlock({ reply, view }: { readonly reply: SeaReply; readonly view: SeaView }) {
  const { waves } = view.sea;
  const blocks = listSeaBlocks(reply.hours);
  const heights = blocks.flatMap(({ waveHeight, waveHeightHigh }) => [waveHeight ?? 0, waveHeightHigh ?? 0]);
  const scaleM = Math.max(...heights, LEAST_SCALE_M);
  const hasWaves = blocks.some(({ waveHeight }) => waveHeight !== null);
  const isCompared = blocks.some(({ waveHeight, waveHeightHigh }) => (waveHeightHigh ?? 0) > (waveHeight ?? 0));
  const days = Array.from({ length: Math.ceil(blocks.length / BLOCKS_OF_A_DAY) }, (_, day) =>
    blocks.slice(day * BLOCKS_OF_A_DAY, (day + 1) * BLOCKS_OF_A_DAY),
  );
  return (
    <Block id="waves" title={waves.title} aside={<DemoMark issued={reply.issued} view={view} />}>
      {hasWaves ? null : <p>{waves.missing}</p>}
      <div className={styles.days}>
        {days.map((day, index) => (
          <DayPart key={day[0]?.at} blocks={day} scaleM={scaleM} view={view} isOpen={index === 0} />
        ))}
      </div>
      {hasWaves ? <p className={styles.notes}>{isCompared ? `${waves.note} ${waves.possible}` : waves.note}</p> : null}
    </Block>
  );
}
