import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import type { Bulletin } from './bulletin-content.ts';

const HEADS = [
  'time',
  'rain_mm',
  'rain_low_mm',
  'rain_high_mm',
  'rain_from',
  'inflow_m3_s',
  'inflow_p10_m3_s',
  'inflow_p50_m3_s',
  'inflow_p90_m3_s',
  'inflow_scenario_low_m3_s',
  'inflow_scenario_high_m3_s',
] as const;

/**
 * The hours of a bulletin for programs: a line an hour that begins at `time` (+07:00), heads and decimal points alike in both languages, an empty cell
 * where a value is not known. The columns of members and those of scenarios are never both filled.
 */
export function writeBulletinCsv({ content: { rain, forecast } }: Bulletin): string {
  const hours = forecast.state === 'ready' ? forecast.hours : [];
  const flows = new Map(hours.map((hour) => [Date.parse(hour.at), hour]));
  const isMembers = forecast.state === 'ready' && forecast.band === 'members';
  const lines = rain.ahead.map(({ at, rain: mm, rainLow, rainHigh, origin }) => {
    const flow = flows.get(Date.parse(at));
    const [p10, p50, p90] = isMembers ? [flow?.low, flow?.middle, flow?.high] : [];
    const [low, high] = isMembers ? [] : [flow?.low, flow?.high];
    return [at, mm, rainLow, rainHigh, origin, flow?.flow, p10, p50, p90, low, high];
  });
  return [HEADS, ...lines].map((cells) => cells.map((cell) => writeCell(cell ?? null)).join(',') + LINE_END).join('');
}
