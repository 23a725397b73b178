import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { formatDayMonth, formatNumber, formatPercent, UNKNOWN } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import { type DeskProps, formatWhen } from './desk-props.ts';
import { FlowChart } from './flow-chart.tsx';
import type { FlowForecast, FlowRecords } from './flow-shapes.ts';
import type { Flow } from './use-flow.ts';

/** A day with its year: records go back for many. */
const formatDate = (moment: string, { style }: Pick<DeskProps, 'style'>): string =>
  `${formatDayMonth(moment, style.language)}${style.language === 'vi' ? '/' : ' '}${moment.slice(0, 4)}`;

/** The last day of records that end at a moment, which is no part of them. */
const formatLastDate = (endsAt: string, props: Pick<DeskProps, 'style'>): string =>
  formatDate(formatMoment(parseMoment(endsAt) - 1), props);

function ModelScores(props: DeskProps & { readonly model: NonNullable<FlowRecords['model']> }) {
  const { model, words, style } = props;
  const { flow } = words.desk;
  const score = (value: number | null) => (value === null ? UNKNOWN : formatNumber(value, style, 2));
  const rows = [
    [flow.scores.nse, score(model.heldBack.nse)],
    [flow.scores.kge, score(model.heldBack.kge)],
    [
      flow.scores.bias,
      model.heldBack.biasPart === null ? UNKNOWN : formatPercent(100 * model.heldBack.biasPart, style),
    ],
    [flow.scores.persistence, score(model.persistence.nse)],
  ] as const;
  const name = model.step === 'hour' ? 'GR4H' : 'GR4J';
  return (
    <>
      <p className={parts.note}>
        {flow.model(name, formatDate(model.heldBackFrom, props), formatLastDate(model.heldBackTo, props))}
      </p>
      <div className={parts.sideways}>
        <table className={parts.table}>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {model.atLimit.length > 0 && <p className={parts.wrong}>{flow.atLimit}</p>}
    </>
  );
}

interface FlowProps extends DeskProps {
  readonly flow: Flow;
}

/** The operator's file, and the order of a calibration. */
function Records(props: FlowProps) {
  const { catchment, flow, words, style } = props;
  const { records, faults, fitFault, isReading, percent, upload, fit } = flow;
  const text = words.desk.flow;
  const series = records?.series ?? null;
  const count = (steps: number | undefined) => formatNumber(steps ?? 0, style);
  return (
    <div className={`${parts.stack} ${parts.noPrint}`}>
      {series !== null && (
        <p className={parts.dim}>
          {text.records(formatDate(series.from, props), formatLastDate(series.to, props), count(series.rows))}{' '}
          {text.gaps(count(series.gapSteps.flow), count(series.gapSteps.rain))}
        </p>
      )}
      <label className={parts.field}>
        <span>{series === null ? text.upload : text.replace}</span>
        <input type="file" accept=".csv,.txt,text/csv" onChange={({ target }) => void upload(target.files?.[0])} />
      </label>
      <p className={parts.note}>{text.uploadHint}</p>
      <div role="status">
        {isReading && <p>{text.uploading}</p>}
        {faults.length > 0 && (
          <div className={parts.faults}>
            <p>{text.refused}</p>
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </div>
        )}
        {fitFault !== null && <p className={parts.wrong}>{fitFault}</p>}
        {percent !== null && <p>{text.fitting(String(percent))}</p>}
      </div>
      {series !== null &&
        percent === null &&
        (catchment.areaKm2 === null ? (
          <p className={parts.dim}>{text.needsOutline}</p>
        ) : (
          <button type="button" className={parts.plain} onClick={() => void fit()}>
            {records?.model === null ? text.fit : text.fitAgain}
          </button>
        ))}
    </div>
  );
}

/** Between which the peak lies: by members, or by the ends of the rain's range. */
function describeRange(
  { peakLow, peakHigh, band, members, membersUntil, hours }: Extract<FlowForecast, { state: 'ready' }>,
  { words, style, rain }: Pick<DeskProps, 'words' | 'style' | 'rain'>,
): string {
  const text = words.desk.flow;
  if (peakLow === null || peakHigh === null) return text.oneModel;
  const [low, high] = [formatNumber(peakLow, style), formatNumber(peakHigh, style)];
  if (band === 'members') {
    const last = hours.at(-1)?.at ?? '';
    const isShort = membersUntil !== null && Date.parse(membersUntil) <= Date.parse(last);
    const until = isShort ? ` ${text.bandUntil(formatWhen(membersUntil, rain.issued.at, style.language))}` : '';
    return text.band(String(members), low, high) + until;
  }
  return low === high ? text.endsAlike : text.ends(low, high);
}

/** Between which most members have their peak; nothing without members, since scenarios are no range. */
function formatPeakRange(
  { band, peakLow, peakHigh }: Extract<FlowForecast, { state: 'ready' }>,
  { style }: Pick<DeskProps, 'style'>,
): string {
  if (band !== 'members' || peakLow === null || peakHigh === null) return '';
  return ` (${formatNumber(peakLow, style)}–${formatNumber(peakHigh, style)})`;
}

/** Inflow: nothing but rain before a model is calibrated, then one line, and what the model is worth. */
export function FlowPart(props: FlowProps) {
  const { flow, rain, words, style } = props;
  const text = words.desk.flow;
  const { forecast, records } = flow;
  return (
    <section className={`card ${parts.stack}`} aria-labelledby="desk-flow">
      <div className={parts.head}>
        <h2 id="desk-flow">{text.heading}</h2>
        {forecast?.state === 'ready' && (
          <span className={parts.aside}>
            {text.aside}
            {forecast.band === 'members' && ` · ${text.count(String(forecast.members))}`}
          </span>
        )}
      </div>
      {forecast !== null && forecast.state !== 'ready' && <p className={parts.dim}>{text.states[forecast.state]}</p>}
      {forecast?.state === 'ready' && forecast.peak !== null && (
        <>
          <p className={parts.peakLine}>
            {text.sentence(
              formatNumber(forecast.peak.flow, style),
              formatPeakRange(forecast, props),
              formatWhen(forecast.peak.at, rain.issued.at, style.language),
            )}
          </p>
          <FlowChart forecast={forecast} rain={rain} words={words} style={style} />
          <p className={parts.note}>
            {describeRange(forecast, props)} {forecast.hoursInterpolated ? text.interpolated : ''}
          </p>
        </>
      )}
      {records?.model != null && <ModelScores {...props} model={records.model} />}
      <Records {...props} />
      <p className={parts.note}>{words.desk.advice}</p>
    </section>
  );
}
