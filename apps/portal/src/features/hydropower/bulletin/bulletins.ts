import { nameInputError } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { findNextSlot, listMissedSlots } from '@portal/domain/hydro/bulletin/bulletin-slot';
import type { Language } from '@portal/domain/language/language';
import { formatMoment, startOfHour } from '@portal/domain/time/vietnam-time';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import type { RawReply } from '#platform/http/raw-route.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { OwnInput } from '#platform/own-resource/own-routes.ts';
import { CATCHMENTS } from '../catchment-store.ts';
import { getActiveCatchment } from '../catchments.ts';
import type { OwnCatchmentNeeds } from '../needs.ts';
import type { Bulletin } from './bulletin-content.ts';
import { findBulletin, findBulletinOfSlot, listBulletins, toBulletinShape } from './bulletin-store.ts';
import { makeScore, toBulletinText } from './bulletin-text.ts';
import type { FileFormat, FileOrder } from './file-on-thread.ts';
import { type BulletinNeeds, issueBulletin } from './issue-bulletins.ts';
import { readScore } from './score-catchment.ts';

/** Two months of bulletins. */
const MOST_LISTED = 120;
const MEDIA_TYPES: Readonly<Record<FileFormat | 'csv', string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const FILE_PROGRAM = new URL('./file-on-thread.ts', import.meta.url);
const MOST_FILE_MS = 30_000;

/** Bulletins of a catchment, newest first, missed issue times, and scores. Throws `AppError` `notFound`. */
export async function showBulletins(needs: BulletinNeeds, key: OwnKey, language: Language) {
  const { database, sky } = needs;
  const catchment = await CATCHMENTS.get(needs.database, key);
  const now = sky.clock();
  const [heads, score] = await Promise.all([
    listBulletins(database, catchment, MOST_LISTED),
    readScore(database, catchment, now),
  ]);
  return {
    name: catchment.name,
    items: heads.map(toBulletinShape),
    missed: listMissedSlots(heads.map(({ slotAt }) => slotAt)).map(formatMoment),
    nextAt: formatMoment(findNextSlot(now)),
    score,
    scoreTable: makeScore(score, language),
  };
}

/** Issues a bulletin for the current hour, or returns the existing one. Throws `AppError` `notFound`, `planLimit`. */
export async function issueOwnBulletin(needs: BulletinNeeds, key: OwnKey) {
  const catchment = await getActiveCatchment(needs, key);
  const slotAt = startOfHour(needs.sky.clock());
  const known = await findBulletinOfSlot(needs.database, catchment, slotAt);
  const number = known?.number ?? (await issueBulletin(needs, catchment, slotAt));
  if (number === null) throw new AppError('notFound');
  return { number, isNew: known === null };
}

/** Throws `AppError` `notFound`. */
async function getBulletin(needs: OwnCatchmentNeeds, key: OwnKey, { parameters }: OwnInput): Promise<Bulletin> {
  const { number = '' } = parameters;
  const catchment = await CATCHMENTS.get(needs.database, key);
  const found = /^[1-9]\d{0,8}$/.test(number) ? await findBulletin(needs.database, catchment, Number(number)) : null;
  if (found === null) throw new AppError('notFound');
  return found;
}

/** A bulletin as issued, as data and as text in one language. Throws `AppError` `notFound`. */
export async function showBulletin(needs: OwnCatchmentNeeds, key: OwnKey, input: OwnInput) {
  const bulletin = await getBulletin(needs, key, input);
  return { ...toBulletinShape(bulletin), ...bulletin.content, text: toBulletinText(bulletin, input.language) };
}

const CSV_HEADS = [
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
 * A bulletin's hours as CSV: one line per hour starting at `time` (+07:00), the same headers and decimal points in
 * both languages, empty cells for missing values. Member and scenario columns are never both filled.
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
  return [CSV_HEADS, ...lines]
    .map((cells) => cells.map((cell) => writeCell(cell ?? null)).join(',') + LINE_END)
    .join('');
}

const makeFile = (order: FileOrder): Promise<Uint8Array> =>
  runOnThread<Uint8Array>({
    program: FILE_PROGRAM,
    order,
    signal: AbortSignal.timeout(MOST_FILE_MS),
    reportProgress: () => undefined,
  });

/** A bulletin as a file; PDF and workbook are made on a thread. Throws `AppError` `notFound`, `badInput`. */
export async function answerBulletinFile(needs: OwnCatchmentNeeds, key: OwnKey, input: OwnInput): Promise<RawReply> {
  const { language, query } = input;
  const { format } = query;
  if (format !== 'pdf' && format !== 'xlsx' && format !== 'csv')
    throw new AppError('badInput', { errors: [nameInputError('format', 'invalid', language)] });
  const bulletin = await getBulletin(needs, key, input);
  const bytes = format === 'csv' ? writeBulletinCsv(bulletin) : await makeFile({ bulletin, language, format });
  const { fileName } = toBulletinText(bulletin, language);
  return {
    kind: 'body',
    headers: {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': `attachment; filename="${fileName}.${format}"`,
      'cache-control': 'private, no-store',
    },
    body: Buffer.from(bytes),
  };
}
