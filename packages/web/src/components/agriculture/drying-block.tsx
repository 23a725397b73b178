import { dryingMessages } from '@portal/content/messages/drying-messages';
import type { GrainReply } from '@portal/contract/endpoints/agriculture-schema';
import { GRAIN_LAYERS } from '@portal/domain/agriculture/grain-drying';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import list from '#components/weather/as-list.module.css';
import { formatDayRange } from '#components/weather/format-spans.ts';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import styles from './drying-block.module.css';
import hints from './farm-hints.module.css';
import type { FarmReply, FarmView } from './farm-view.ts';
import { VerdictChip } from './verdict-chip.tsx';

/** Size of the chart, and the moisture at its lower edge, %. */
const CHART = { width: 600, height: 120, leastPercent: 10 };

const toDate = (point: GrainReply['moisture'][number] | undefined): string => point?.at.slice(0, 10) ?? '';

/** Moisture of drier and wetter paddy over time, with the line of dry grain. */
function MoistureChart({ grain, view }: { readonly grain: GrainReply; readonly view: FarmView }) {
  const words = dryingMessages[view.style.language];
  const points = grain.moisture.map(({ at, moistureLow, moistureHigh }) => ({
    at: Date.parse(at),
    low: moistureLow,
    high: moistureHigh,
  }));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const toX = (at: number) => Math.round((CHART.width * (at - first.at)) / (last.at - first.at));
  const top = grain.moistureTo;
  const toY = (percent: number) => Math.round((CHART.height * (top - percent)) / (top - CHART.leastPercent));
  const wet = points.map(({ at, high }) => `${toX(at)} ${toY(high)}`);
  const dry = points.toReversed().map(({ at, low }) => `${toX(at)} ${toY(low)}`);
  const limit = toY(grain.moistureDry);
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(String(grain.moistureTo), String(Math.round(last.high)))}
      >
        <path className={styles.band} d={`M${wet.join('L')}L${dry.join('L')}z`} />
        <path className={styles.wet} d={`M${wet.join('L')}`} vectorEffect="non-scaling-stroke" />
        <path className={styles.limit} d={`M0 ${limit}H${CHART.width}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <figcaption>
        <span>
          {grain.moistureFrom}–{grain.moistureTo}%
        </span>
        <span>{formatDayRange(toDate(grain.moisture[0]), toDate(grain.moisture.at(-1)), view)}</span>
        <span>– – {grain.moistureDry}%</span>
      </figcaption>
    </figure>
  );
}

interface GrainProps {
  readonly grain: GrainReply;
  readonly isOpen: boolean;
  readonly view: FarmView;
}

/** Folded on a phone, where the block has to stay low. */
function Grain({ grain, isOpen, view }: GrainProps) {
  const words = dryingMessages[view.style.language];
  return (
    <Disclosure title={words.grainTitle} isOpen={isOpen} className={styles.grain}>
      <p>{preventUnitBreaks(grain.text)}</p>
      <MoistureChart grain={grain} view={view} />
      <Disclosure title={words.otherLayer} variant="quiet">
        <form method="get" action={`${view.path}#drying`} className={styles.form}>
          <input type="hidden" name="crop" value="rice" />
          <Field label={words.layer}>
            <select name="layer" defaultValue={grain.layer}>
              {GRAIN_LAYERS.map((layer) => (
                <option key={layer} value={layer}>
                  {words.layers[layer]}
                </option>
              ))}
            </select>
          </Field>
          <button type="submit" className="button">
            {words.show}
          </button>
        </form>
        <p className={list.note}>{words.note}</p>
      </Disclosure>
    </Disclosure>
  );
}

interface DryingPartsProps {
  readonly drying: NonNullable<FarmReply['drying']>;
  /** Whether the reader has just chosen a layer of paddy. */
  readonly isLayerChosen: boolean;
  readonly view: FarmView;
}

/** Sun-drying: the answer for today, the coming days, and the moisture of paddy by its layer. */
export function DryingParts({ drying, isLayerChosen, view }: DryingPartsProps) {
  const { language } = view.style;
  const words = dryingMessages[language];
  return (
    <>
      <p>
        <b>
          <MarkedText text={preventUnitBreaks(drying.text)} view={view} />
        </b>{' '}
        <a href={addQuery(toLanguagePath('dashboard:new-rule', language), 'kind=drying')} rel="nofollow">
          {words.alert}
        </a>
      </p>
      {drying.grain === null ? null : <Grain grain={drying.grain} isOpen={isLayerChosen} view={view} />}
      <Disclosure title={words.byDay} className={styles.last}>
        <ul className={hints.hints}>
          {drying.days.map(({ date, verdict, text }) => (
            <li key={date}>
              <VerdictChip verdict={verdict} view={view} />
              <p>
                <MarkedText text={preventUnitBreaks(text)} view={view} />
              </p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}
