import type { FlowForecast } from '@portal/contract/own/catchment-forecasts';
import { formatNumber } from '#components/weather/format-values.ts';
import parts from './catchments.module.css';
import { type DeskProps, formatWhen } from './desk-props.ts';
import { FlowChart } from './flow-chart.tsx';
import { type FlowProps, Models, Records } from './records-part.tsx';

/** Range of the peak, from members or from the ends of the rain range. */
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

/** Range of the peak over most members; nothing without members, since scenarios are not a range. */
function formatPeakRange(
  { band, peakLow, peakHigh }: Extract<FlowForecast, { state: 'ready' }>,
  { style }: Pick<DeskProps, 'style'>,
): string {
  if (band !== 'members' || peakLow === null || peakHigh === null) return '';
  return ` (${formatNumber(peakLow, style)}–${formatNumber(peakHigh, style)})`;
}

/** Inflow: rain only until a model is calibrated, then the forecast and the model's skill. */
export function FlowPart(props: FlowProps) {
  const { flow, rain, words, style } = props;
  const text = words.desk.flow;
  const { forecast } = flow;
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
      <Models {...props} />
      <Records {...props} />
      <p className={parts.note}>{words.desk.advice}</p>
    </section>
  );
}
