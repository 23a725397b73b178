import { toLanguagePath } from '@portal/routes/counterpart';
import colorKey from '#components/ui/color-key.module.css';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { OwnFiguresForm } from '#components/ui/own-figures-form.tsx';
import { Block } from '#components/weather/block.tsx';
import { formatClock, formatDayMonth, formatNumber, weekdayOf } from '#components/weather/format-values.ts';
import { DemoMark } from '#components/weather/freshness-line.tsx';
import { assessOwnBoat, describeOwnBoat, formatWaves, LONGEST_TYPED, type OwnBoat } from './own-boat.ts';
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

const FIELDS = [
  ['waveM', 'wave', 'decimal'],
  ['force', 'force', 'numeric'],
] as const;

/** Form for the limit of the reader's own boat. */
function OwnLimitForm({ own, view }: { readonly own: OwnBoat; readonly view: SeaView }) {
  const words = view.sea.own;
  const { limit, typed, mistakes } = own;
  return (
    <OwnFiguresForm
      title={limit === null ? words.set : words.change}
      path={view.path}
      anchor="boats"
      figures={FIELDS.map(([name, parameter, inputMode]) => ({
        ...{ parameter, inputMode },
        label: words.labels[name],
        maxLength: LONGEST_TYPED,
        typed: typed[name],
        mistake: mistakes.includes(name) ? words.mistakes[name] : null,
      }))}
      isStored={limit !== null}
      words={words}
    />
  );
}

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

interface BoatRowProps {
  readonly name: string;
  /** Limit, and who decides. */
  readonly notes: readonly string[];
  readonly course: string;
  readonly blocks: readonly BoatBlock[];
  readonly view: SeaView;
}

function BoatRow({ name, notes, course, blocks, view }: BoatRowProps) {
  const { verdicts } = view.sea.boats;
  const [now] = blocks;
  const spells = listSpells(blocks)
    .map(({ block, to }) => `${nameMoment(block.from, view)}–${nameMoment(to, view)} ${nameVerdict(block, view)}`)
    .join('; ');
  return (
    <li className={styles.boat}>
      <div className={styles.named}>
        <h3>{preventUnitBreaks(name)}</h3>
        {notes.map((note) => (
          <p key={note}>{preventUnitBreaks(note)}</p>
        ))}
      </div>
      {now === undefined || now.verdict === 'none' ? null : (
        <p className={`${styles.verdict} ${styles[findTone(now)]}`}>{verdicts[now.verdict]}</p>
      )}
      <div className={styles.course}>
        <p>{preventUnitBreaks(course)}</p>
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

/** The reader's own boat first, then those of the portal. */
function BoatRows({ reply, own: { limit }, view }: BoatsBlockProps) {
  const { boats, own } = view.sea;
  const blocks = limit === null ? null : assessOwnBoat(reply, limit);
  return (
    <ul className={styles.boats}>
      {limit === null || blocks === null ? null : (
        <BoatRow
          name={own.name}
          notes={[boats.limits(formatWaves(limit.waveM, view.style), limit.force), own.yours]}
          course={describeOwnBoat(blocks, view)}
          blocks={blocks}
          view={view}
        />
      )}
      {reply.boats.map((boat) => (
        <BoatRow
          key={boat.class}
          name={boats.names[boat.class]}
          notes={[
            boats.limits(formatWaves(boat.waveLimit, view.style), boat.forceLimit),
            ...(boat.class === 'passenger' ? [boats.decided] : []),
          ]}
          course={describeBoat(boat, view)}
          blocks={boat.blocks}
          view={view}
        />
      ))}
    </ul>
  );
}

interface BoatsBlockProps {
  readonly reply: SeaReply;
  readonly own: OwnBoat;
  readonly view: SeaView;
}

/** Which boats can go out, by three hours; without waves it says so. */
export function BoatsBlock({ reply, own, view }: BoatsBlockProps) {
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
          <BoatRows reply={reply} own={own} view={view} />
          <ul className={`${colorKey.key} ${styles.key}`}>
            {TONES.map((tone) => (
              <li key={tone}>
                <i className={styles[tone]} /> {key[tone]}
              </li>
            ))}
          </ul>
          <OwnLimitForm own={own} view={view} />
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
