import { formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { BASES, type DataTable, readCell, readRunAt, readSource, rememberMoments } from '../data-table.ts';
import { describeTable } from './describe-table.ts';

const REPORT_ROWS = 20_000;

interface FeatureStyle {
  readonly geometries: readonly string[];
  readonly formatTime: (at: number) => string;
  readonly formatRun: (at: number) => string;
}

/** A row as a feature at its place, longitude first. */
function toFeature(table: DataTable, row: number, { geometries, formatTime, formatRun }: FeatureStyle): string {
  const place = table.placeOf[row] ?? 0;
  const runAt = readRunAt(table, row);
  const properties: Record<string, unknown> = {
    place: table.places[place]?.name,
    [table.step === 'hourly' ? 'at' : 'date']: formatTime(table.at[row] ?? 0),
  };
  for (const [column, { name, decimals }] of table.variables.entries()) {
    properties[name] = readCell(table.values[column], row, decimals);
  }
  properties.basis = BASES[table.basis[row] ?? 0];
  properties.source = readSource(table, row);
  properties.runAt = runAt === null ? null : formatRun(runAt);
  return `{"type":"Feature","geometry":${geometries[place]},"properties":${JSON.stringify(properties)}}`;
}

/** A table as RFC 7946, one feature per row; units, sources and licences are members of the collection. */
export function writeGeoJson(table: DataTable, reportProgress: (share: number) => void): Buffer {
  const geometries = table.places.map(({ lat, lng }) => JSON.stringify({ type: 'Point', coordinates: [lng, lat] }));
  const style: FeatureStyle = {
    geometries,
    formatTime: rememberMoments(table.step === 'hourly' ? formatMoment : formatDate),
    formatRun: rememberMoments(formatMoment),
  };
  const { isDemo: demo, ...description } = describeTable(table);
  const facts = {
    demo,
    ...description,
    units: Object.fromEntries(table.variables.map(({ name, unit }) => [name, unit])),
  };
  const parts: Buffer[] = [Buffer.from(`{"type":"FeatureCollection","facts":${JSON.stringify(facts)},"features":[\n`)];
  let lines: string[] = [];
  for (let row = 0; row < table.rows; row += 1) {
    lines.push(toFeature(table, row, style) + (row === table.rows - 1 ? '' : ','));
    if (row % REPORT_ROWS !== REPORT_ROWS - 1) continue;
    parts.push(Buffer.from(`${lines.join('\n')}\n`));
    lines = [];
    reportProgress(row / table.rows);
  }
  return Buffer.concat([...parts, Buffer.from(`${lines.join('\n')}\n]}\n`)]);
}
