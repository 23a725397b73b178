import { SOURCE_NAMES } from '@portal/content/messages/source-names';
import { formatClock, formatDayMonth, formatRainNumber, UNKNOWN } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import { describeDesk, describePastBasis, findNearestLimit, findSum, nameLimit } from './describe-desk.ts';
import { type DeskProps, formatWhen } from './desk-props.ts';

interface ValueProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly note: string;
  readonly isRain?: boolean;
}

function Value({ label, value, unit, note, isRain = false }: ValueProps) {
  return (
    <p className={parts.value}>
      <span className={parts.dim}>{label}</span>
      <strong className={isRain ? parts.rain : undefined}>
        {value}
        {unit !== undefined && value !== UNKNOWN && <small>{`\u00a0${unit}`}</small>}
      </strong>
      <span className={parts.dim}>{note}</span>
    </p>
  );
}

/** Time of reaching the nearest limit, as prominent as the rain. */
function LimitValue(props: DeskProps) {
  const { rain, words, style } = props;
  const { values, limits } = words.desk;
  if (rain.limits.length === 0) return <Value label={values.limit} value={UNKNOWN} note={values.noLimits} />;
  const nearest = findNearestLimit(props);
  if (nearest === null) return <Value label={values.limit} value={values.notReached} note={values.within10} />;
  const at = nearest.earliestAt ?? nearest.middleAt;
  const value = nearest.reached ? limits.reached : formatWhen(at ?? '', rain.issued.at, style.language);
  return <Value label={values.limit} value={value} note={nameLimit(nearest, props)} />;
}

/** Lead sentence and the desk's four values. */
export function DeskHead(props: DeskProps) {
  const { catchment, rain, words, style } = props;
  const { desk } = words;
  const sentence = describeDesk(props);
  const [day, three] = [findSum(props, 24), findSum(props, 72)];
  const toRange = ({ aheadLow, aheadHigh }: typeof day) =>
    aheadLow === null || aheadHigh === null
      ? desk.values.noRange
      : desk.values.between(formatRainNumber(aheadLow, style), formatRainNumber(aheadHigh, style));
  const { source, runAt, at, demo } = rain.issued;
  const run = runAt === null ? '' : `${formatClock(runAt)} ${formatDayMonth(runAt, style.language)}`;
  const isThin = rain.basis === 'polygon' && day.ahead === null && rain.coveredPercent.model !== null;
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="desk">
      <div className={parts.head}>
        <h1 id="desk">{catchment.name}</h1>
        <span className={parts.aside}>
          {source === 'demo'
            ? desk.updatedAt(formatClock(at))
            : source !== null && desk.updated(formatClock(at), SOURCE_NAMES[style.language][source] ?? source, run)}
          {demo && <b className={parts.demo}>{desk.demo}</b>}
        </span>
      </div>
      {rain.basis === 'cell' && <p className={parts.notice}>{desk.cellOnly}</p>}
      {isThin && <p className={parts.notice}>{desk.noMean(String(rain.coveredPercent.model))}</p>}
      {sentence !== null && <p className={parts.sentence}>{sentence}</p>}
      <div className={parts.values}>
        <Value
          label={desk.values.past24}
          value={formatRainNumber(day.past, style)}
          unit="mm"
          note={describePastBasis(props)}
        />
        <Value
          label={desk.values.next24}
          value={formatRainNumber(day.ahead, style)}
          unit="mm"
          note={toRange(day)}
          isRain
        />
        <Value
          label={desk.values.next72}
          value={formatRainNumber(three.ahead, style)}
          unit="mm"
          note={toRange(three)}
          isRain
        />
        <LimitValue {...props} />
      </div>
      <button type="button" className={`${parts.plain} ${parts.noPrint}`} onClick={() => print()}>
        {desk.print}
      </button>
    </section>
  );
}
