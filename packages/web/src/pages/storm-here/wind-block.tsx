import type { SeaTide } from '@portal/contract/endpoints/sea';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { isModelCentre } from '@portal/domain/storm/storm';
import {
  chooseBlocks,
  listShownBlocks,
  nameForce,
  type ShownBlock,
  type StormHereView,
  writeForce,
} from '#components/storms/storm-here-view.ts';
import colorKey from '#components/ui/color-key.module.css';
import { DataTable } from '#components/ui/data-table.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { nameWhen } from '#components/weather/day-name.ts';
import { formatRain, formatRainNumber, UNKNOWN } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import styles from './storm-here.module.css';

const FORCE_PX = 5;
const BAR_WIDTH = 10;

/** What a force does; each has its colour. */
const TONES = ['calm', 'strong', 'gale', 'storm'] as const;
type Tone = (typeof TONES)[number];
const toTone = (force: number): Tone => (force < 6 ? 'calm' : force < 8 ? 'strong' : force < 10 ? 'gale' : 'storm');

/** Mean wind as a bar, the model's gust as its pale cap. */
function Bar({ force, gust }: ShownBlock) {
  if (force === null) return null;
  const mean = force * FORCE_PX;
  const cap = gust === null ? 0 : (gust - force) * FORCE_PX;
  const [width, height] = [BAR_WIDTH, mean + cap];
  return (
    <svg
      className={`${styles.bar} ${styles[toTone(force)]}`}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {cap > 0 && <rect opacity=".4" width={width} height={cap} />}
      <rect y={cap} width={width} height={mean} />
    </svg>
  );
}

function Chart({ blocks, view }: { readonly blocks: readonly ShownBlock[]; readonly view: StormHereView }) {
  const { wind } = view.here;
  return (
    <DataTable
      className={styles.wind}
      caption={wind.caption}
      columns={[
        wind.hour,
        ...blocks.map(({ from }) => (
          <>
            <span aria-hidden="true">{from.slice(11, 13)}</span>
            <span className="visually-hidden">{nameWhen(from, view)}</span>
          </>
        )),
      ]}
      rows={[
        {
          className: styles.bars,
          cells: [
            wind.force,
            ...blocks.map((block) => (
              <>
                <b>
                  {block.leastBy !== null && <small>≥</small>}
                  {block.force ?? UNKNOWN}
                </b>
                <Bar {...block} />
              </>
            )),
          ],
        },
        [wind.gust, ...blocks.map(({ gust }) => gust ?? UNKNOWN)],
        {
          className: styles.rain,
          cells: [wind.rain, ...blocks.map(({ rain }) => (rain === null ? UNKNOWN : Math.round(rain)))],
        },
      ]}
    />
  );
}

/** The highest force of each source: they stay apart. */
function listSources({ threeHours, storms }: StormHereReply, view: StormHereView): string[] {
  const { wind } = view.here;
  const model = threeHours.flatMap(({ modelForce }) => modelForce ?? []);
  const centres = storms
    .flatMap((storm) => storm.centres)
    .filter(({ centre, winds }) => !isModelCentre(centre) && winds.length > 0)
    .map(({ centre, winds }) => {
      const force = nameForce(Math.max(...winds.map((one) => one.force)), view);
      return wind.ofCentre(view.storms.words.centres[centre].short, force);
    });
  return [...(model.length === 0 ? [] : [wind.ofModel(nameForce(Math.max(...model), view))]), ...centres];
}

function AllBlocks({ blocks, view }: { readonly blocks: readonly ShownBlock[]; readonly view: StormHereView }) {
  const { wind } = view.here;
  return (
    <Disclosure title={wind.all} variant="quiet">
      <DataTable
        className={styles.all}
        caption={wind.all}
        columns={[wind.hour, wind.force, wind.gust, wind.rain]}
        rows={blocks.map((block) => [
          nameWhen(block.from, view),
          writeForce(block),
          block.gust ?? UNKNOWN,
          formatRainNumber(block.rain, view.style),
        ])}
      />
    </Disclosure>
  );
}

/** High water of the nearest gauge while the wind blows: when a surge would do most harm. */
function listHighWater(tide: SeaTide, reply: StormHereReply, view: StormHereView): string[] {
  const [from, to] = [reply.threeHours[0]?.from ?? '', reply.threeHours.at(-1)?.to ?? ''];
  return tide.turns
    .filter(({ kind, at }) => kind === 'high' && at >= from && at < to)
    .map(({ at }) => nameWhen(at, view));
}

interface WindBlockProps {
  readonly reply: StormHereReply;
  /** Null for a place without a gauge nearby. */
  readonly tide: SeaTide | null;
  readonly place: string;
  readonly view: StormHereView;
}

/** Wind in force with gusts, and rain, every three hours; sources apart. */
export function WindBlock({ reply, tide, place, view }: WindBlockProps) {
  const { wind } = view.here;
  const blocks = listShownBlocks(reply);
  const sources = listSources(reply, view);
  const highWater = tide === null ? [] : listHighWater(tide, reply, view);
  const hasLeast = blocks.some(({ leastBy }) => leastBy !== null);
  return (
    <Block id="wind" title={wind.title(place)} aside={<FreshnessLine issued={reply.issued} view={view} />}>
      <Chart blocks={chooseBlocks(blocks)} view={view} />
      <ul className={colorKey.key}>
        {TONES.map((tone) => (
          <li key={tone}>
            <i className={styles[tone]} /> {wind.key[tone]}
          </li>
        ))}
        <li>{wind.key.gust}</li>
        {hasLeast && <li>{wind.least}</li>}
      </ul>
      <dl className={styles.facts}>
        {sources.length > 0 && (
          <div>
            <dt>{wind.sources}</dt>
            <dd>{preventUnitBreaks(sources.join(' · '))}</dd>
          </div>
        )}
        <div>
          <dt>{wind.total}</dt>
          <dd>{formatRain(reply.rainTotal, view.style)}</dd>
        </div>
        {tide !== null && highWater.length > 0 && (
          <div>
            <dt>{wind.tide(tide.station)}</dt>
            <dd>{preventUnitBreaks(highWater.join(' · '))}</dd>
          </div>
        )}
      </dl>
      <AllBlocks blocks={blocks} view={view} />
      <p className={styles.notes}>
        {preventUnitBreaks(highWater.length > 0 ? `${wind.surge} ${wind.note}` : wind.note)}
      </p>
    </Block>
  );
}
