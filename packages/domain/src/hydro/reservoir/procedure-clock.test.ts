import { describe, expect, it } from 'vitest';
import { formatDate, formatMoment, HOUR_SECONDS, parseDate } from '#time/vietnam-time.ts';
import { listProcedureFaults, type OperatingProcedure, parseMonthDay } from './operating-procedure.ts';
import { findSpan, type ProcedureSituation, readProcedureClock } from './procedure-clock.ts';

const PROCEDURE: OperatingProcedure = {
  floodSeason: { from: '09-01', to: '12-15' },
  levelCaps: [
    { from: '09-01', to: '11-15', levelM: 172 },
    { from: '11-16', to: '12-15', levelM: 175 },
  ],
  minimumReleases: [{ from: '12-16', to: '08-31', releaseM3S: 25 }],
  noticeHours: 4,
};
const on = (date: string, hour = 0) => (parseDate(date) as number) + hour * HOUR_SECONDS;
const read = (at: number, change: Partial<ProcedureSituation> = {}) =>
  readProcedureClock(PROCEDURE, { at, levelM: 170, releaseM3S: 30, openingAt: null, noticeGivenAt: null, ...change });

describe('the clock of a procedure', () => {
  it('knows the flood season at both of its ends', () => {
    expect(read(on('2026-08-31', 23)).isFloodSeason).toBe(false);
    expect(read(on('2026-09-01')).isFloodSeason).toBe(true);
    expect(read(on('2026-12-15', 23)).isFloodSeason).toBe(true);
    expect(read(on('2026-12-16')).isFloodSeason).toBe(false);
    expect(formatDate(read(on('2026-12-16')).floodSeason.begin)).toBe('2027-09-01');
  });

  it('says how far the level is above the cap, and which cap comes', () => {
    const clock = read(on('2026-11-01'), { levelM: 173.5 });
    expect(clock.cap?.levelM).toBe(172);
    expect(formatMoment(clock.cap?.until ?? 0)).toBe('2026-11-16T00:00:00+07:00');
    expect(clock.aboveCapM).toBeCloseTo(1.5, 9);
    expect(clock.due.map(({ kind, at }) => [kind, formatDate(at)])).toEqual([
      ['lowerToCap', '2026-11-01'],
      ['lowerToCap', '2026-11-16'],
      ['floodSeasonEnds', '2026-12-16'],
    ]);
    expect(read(on('2026-11-01'), { levelM: 172 }).due[0]?.kind).toBe('lowerToCap');
    expect(read(on('2026-11-01'), { levelM: 172 }).due[0]?.at).toBe(on('2026-11-16'));
  });

  it('asks for the least release over the turn of the year', () => {
    expect(read(on('2027-01-05'), { releaseM3S: 20 })).toMatchObject({
      minimumReleaseM3S: 25,
      cap: null,
      due: [{ kind: 'raiseRelease', missingM3S: 5 }, { kind: 'floodSeasonBegins' }],
    });
    expect(read(on('2027-01-05'), { releaseM3S: 25 }).due).toHaveLength(1);
    expect(read(on('2026-10-05')).minimumReleaseM3S).toBeNull();
  });

  it('asks for notice hours before an opening, and says when it is late', () => {
    const openingAt = on('2026-10-05', 12);
    const notice = (at: number, noticeGivenAt: number | null = null) =>
      read(at, { openingAt, noticeGivenAt }).due.find(({ kind }) => kind === 'notice');
    expect(notice(on('2026-10-05', 8))).toEqual({ kind: 'notice', at: on('2026-10-05', 8), openingAt, isLate: false });
    expect(notice(on('2026-10-05', 8) + 1)).toMatchObject({ isLate: true });
    expect(notice(on('2026-10-05', 9), on('2026-10-05', 8))).toBeUndefined();
    expect(notice(on('2026-10-05', 9), on('2026-10-05', 8) + 1)).toMatchObject({ isLate: true });
    expect(notice(on('2026-10-05', 13))).toBeUndefined();
  });

  it('does not guess what is not known', () => {
    expect(read(on('2026-11-01'), { levelM: null, releaseM3S: null })).toMatchObject({ aboveCapM: null });
  });
});

describe('a span of the year', () => {
  it('may begin in the year before, and on 29 February', () => {
    expect(formatDate(findSpan({ from: '12-16', to: '08-31' }, on('2027-01-05')).begin)).toBe('2026-12-16');
    expect(formatDate(findSpan({ from: '02-29', to: '03-10' }, on('2027-03-01')).begin)).toBe('2027-02-28');
    expect(formatDate(findSpan({ from: '02-29', to: '03-10' }, on('2028-03-01')).begin)).toBe('2028-02-29');
  });
});

describe('a procedure', () => {
  it('may be used when nothing is wrong', () => {
    expect(listProcedureFaults(PROCEDURE)).toEqual([]);
    expect([parseMonthDay('01-01'), parseMonthDay('12-31'), parseMonthDay('02-29')]).toEqual([0, 365, 59]);
    expect(['13-01', '02-30', '1-1', '00-10', '06-31'].map(parseMonthDay)).toEqual([null, null, null, null, null]);
  });

  it('says everything that is wrong by field', () => {
    expect(
      listProcedureFaults({
        floodSeason: { from: '31-06', to: '12-15' },
        levelCaps: [
          { from: '09-01', to: '11-15', levelM: NaN },
          { from: '11-15', to: '12-15', levelM: 9999 },
        ],
        minimumReleases: [
          { from: '12-01', to: '02-28', releaseM3S: 1 },
          { from: '01-01', to: '01-31', releaseM3S: 1 },
        ],
        noticeHours: 100,
      }),
    ).toEqual([
      { path: 'floodSeason.from', code: 'noDate' },
      { path: 'levelCaps.0.levelM', code: 'noNumber' },
      { path: 'levelCaps.1.levelM', code: 'outOfRange' },
      { path: 'minimumReleases.1', code: 'overlap' },
      { path: 'noticeHours', code: 'outOfRange' },
    ]);
  });
});
