import type { Boat } from '@portal/contract/endpoints/sea';
import { toLanguagePath } from '@portal/routes/counterpart';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { Block } from '#components/weather/block.tsx';
import { formatClock, formatDayMonth, formatNumber, weekdayOf } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import styles from './sea.module.css';
import {
  type BoatBlock,
  describeBoat,
  listSpells,
  nameMoment,
  nameVerdict,
  type SeaReply,
  type SeaView,
} from './sea-view.ts';

const STEP = 12;
const BLOCK = 10;
const HEIGHT = 16;
/** Height repeats the colour. */
const HEIGHTS = { go: 16, consider: 10, stay: 4, none: 4 } as const;
const TONES = ['go', 'consider', 'stay', 'none'] as const;

type Tone = (typeof TONES)[number];

/** Colour of a block: only a model's verdict has one, a bulletin's is grey. */
const findTone = ({ verdict, basis }: BoatBlock): Tone => (basis === 'model' ? verdict : 'none');

function drawBlocks(blocks: readonly BoatBlock[], tone: Tone): string {
  const height = HEIGHTS[tone];
  return blocks
    .map((block, index) =>
      findTone(block) === tone ? `M${index * STEP} ${HEIGHT - height}h${BLOCK}v${height}h-${BLOCK}z` : '',
    )
    .join('');
}

function BoatRow({ boat, view }: { readonly boat: Boat; readonly view: SeaView }) {
  const { names, limits, decided, verdicts } = view.sea.boats;
  const { blocks } = boat;
  const [now] = blocks;
  const limit = limits(
    formatNumber(boat.waveLimit, view.style, Number.isInteger(boat.waveLimit) ? 0 : 2),
    boat.forceLimit,
  );
  const spells = listSpells(blocks)
    .map(({ block, to }) => `${nameMoment(block.from, view)}–${nameMoment(to, view)} ${nameVerdict(block, view)}`)
    .join('; ');
  return (
    <li className={styles.boat}>
      <div className={styles.named}>
        <h3>{preventUnitBreaks(names[boat.class])}</h3>
        <p>{preventUnitBreaks(limit)}</p>
        {boat.class === 'passenger' ? <p>{decided}</p> : null}
      </div>
      {now === undefined || now.verdict === 'none' ? null : (
        <p className={`${styles.verdict} ${styles[findTone(now)]}`}>{verdicts[now.verdict]}</p>
      )}
      <div className={styles.course}>
        <p>{preventUnitBreaks(describeBoat(boat, view))}</p>
        <svg
          className={styles.strip}
          viewBox={`0 0 ${blocks.length * STEP - 2} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={spells}
        >
          {TONES.map((tone) => (
            <path key={tone} className={styles[tone]} d={drawBlocks(blocks, tone)} />
          ))}
        </svg>
      </div>
    </li>
  );
}

/** Model, run and cell of the waves. */
function describeSource({ issued: { sources }, cell }: SeaReply, view: SeaView): string | null {
  const { waveHeight: run } = sources;
  if (run === undefined || run.source === 'demo') return null;
  const { boats } = view.sea;
  const { words, style } = view;
  const name = words.sources[run.source] ?? run.source.toUpperCase();
  const shown = run.source.includes('aifs') ? boats.ai(name) : name;
  const source = `${shown} ${formatClock(run.runAt)} ${formatDayMonth(run.runAt, style.language)}`;
  const where = cell === null ? boats.atPoint : boats.atCell(formatNumber(cell.distanceKm, style));
  return boats.sourceNote(source, where);
}

/** Names of the days above the strips; each stands a third of the way on. */
function Axis({ reply, view }: { readonly reply: SeaReply; readonly view: SeaView }) {
  const blocks = reply.boats[0]?.blocks ?? [];
  const days = [0, 8, 16].flatMap((index) => blocks[index]?.from ?? []);
  return (
    <p className={styles.axis} aria-hidden="true">
      {days.map((moment, index) => (
        <span key={moment}>
          {index === 0 ? view.sea.boats.now : (view.words.weekdays[weekdayOf(moment.slice(0, 10))] ?? '')}
        </span>
      ))}
    </p>
  );
}

/** Which boats can go out, by three hours; without waves it says so. */
export function BoatsBlock({ reply, view }: { readonly reply: SeaReply; readonly view: SeaView }) {
  const { title, aside, key, limitNote, noWaves, links } = view.sea.boats;
  const { language } = view.style;
  const isUnknown = reply.boats.every(({ blocks }) => blocks.every(({ basis }) => basis === null));
  const source = describeSource(reply, view);
  return (
    <Block
      id="boats"
      title={title}
      aside={
        <>
          {aside} <DemoMark issued={reply.issued} view={view} />
        </>
      }
    >
      {isUnknown ? (
        <p>{noWaves}</p>
      ) : (
        <>
          <Axis reply={reply} view={view} />
          <ul className={styles.boats}>
            {reply.boats.map((boat) => (
              <BoatRow key={boat.class} boat={boat} view={view} />
            ))}
          </ul>
          <ul className={styles.key}>
            {TONES.map((tone) => (
              <li key={tone}>
                <i className={styles[tone]} /> {key[tone]}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.notes}>
        {source === null ? null : <p>{preventUnitBreaks(source)}</p>}
        {isUnknown ? null : <p>{limitNote}</p>}
        <p className={styles.links}>
          <a href={toLanguagePath('warnings', language)}>{links.warnings}</a>
          <a href={toLanguagePath('map', language)}>{links.map}</a>
        </p>
      </div>
    </Block>
  );
}
