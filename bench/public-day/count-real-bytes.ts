import { findSourceOffer } from '@portal/forecast/sources/registry';
import { FEED_SIZES, MODEL_SIZES, type SizeGrade } from './real-bytes.table.ts';

/** A source's day at its provider. */
export interface SourceDay {
  readonly source: string;
  /** Requests of a real day; null where only its bytes are known. */
  readonly requests: number | null;
  /** Bytes of a real day. */
  readonly bytes: number;
  readonly grade: SizeGrade;
  readonly basis: string;
}

interface Asked {
  /** Byte ranges of one record each. */
  readonly records: number;
  /** Indexes and other whole files. */
  readonly replies: number;
}

const HOUR = 3600;
/** As a piece lists its requests: `GET … (byte ranges of 2t:sfc, tp:sfc, each of 51 members)`. */
const RANGES = /\(byte ranges of (.+?)(?:, each of (\d+) members)?\)$/;

/** What the requests of a piece of a run ask for, as they are listed without being sent. */
function countAsked(requests: readonly string[]): Asked {
  const members = requests.map((request) => Number(RANGES.exec(request)?.[2] ?? 1));
  const records = requests.map((request, index) => {
    const names = RANGES.exec(request)?.[1]?.split(', ') ?? [];
    return names.length * (members[index] ?? 1);
  });
  return {
    records: records.reduce((sum, count) => sum + count, 0),
    replies: requests.filter((request) => !RANGES.test(request)).length,
  };
}

/** Everything asked for the runs that begin on a day, epoch seconds of its start in UTC. */
async function countDay(source: string, dataDir: string, dayAt: number): Promise<Asked> {
  const offer = findSourceOffer(source);
  if (offer?.timetable?.kind !== 'cycles') throw new RangeError(`${source} has no runs by the clock`);
  const { planRun } = await offer.create(offer.publicUrl ?? 'http://provider.example', null, dataDir);
  let [records, replies] = [0, 0];
  for (const hour of offer.timetable.hours) {
    const { pieces } = await planRun(dayAt + hour * HOUR);
    for (const { requests } of pieces) {
      const asked = countAsked(requests);
      records += asked.records;
      replies += asked.replies;
    }
  }
  return { records, replies };
}

/**
 * What a source sends on a real day: for models every record and index that is asked for, times its length at the
 * provider; for feeds what is stated. Throws for a source whose sizes are not in the table.
 */
export async function countRealDay(source: string, dataDir: string, dayAt: number): Promise<SourceDay> {
  const sizes = MODEL_SIZES[source];
  if (sizes === undefined) {
    const feed = FEED_SIZES[source];
    if (feed === undefined) throw new RangeError(`no size of ${source} is known`);
    return { source, requests: null, bytes: feed.bytesPerDay, grade: feed.grade, basis: feed.basis };
  }
  const { records, replies } = await countDay(source, dataDir, dayAt);
  const bytes = records * sizes.record + replies * sizes.reply;
  return { source, requests: records + replies, bytes, grade: sizes.grade, basis: sizes.basis };
}
