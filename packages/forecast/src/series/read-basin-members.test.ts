import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { MemberRainStep, RunHeader, RunItem } from '#runs/run-content.ts';
import { listMemberAmounts, MEMBER_SCALE, toMemberByte } from '#store/member-bytes.ts';
import { openRunStore } from '#store/run-store.ts';
import { listDamagedFiles } from '#store/verify-run.ts';
import { type BasinMembersQuery, readBasinMembers } from './read-basin-members.ts';

const WEIGHTS: BasinWeights = {
  cells: Int32Array.of(1, 2, 4),
  areasKm2: Float64Array.of(500, 300, 200),
  areaKm2: 1000,
};
const MEMBERS = 6;
/** Of three and of six hours, as ensembles have them. */
const STEPS = [
  [0, 3],
  [3, 6],
  [6, 12],
] as const;

/** Rain of a member in a cell of a step, mm: arbitrary figures that differ everywhere. */
const amount = (member: number, step: number, cell: number) => ((7 * member + 13 * step + 5 * cell) % 41) * 0.93;

const makeStep = (step: number, amountOf = amount, members = MEMBERS): MemberRainStep => {
  const [from, to] = STEPS[step] ?? [0, 0];
  const listCells = (member: number) => Float64Array.from({ length: 6 }, (_, cell) => amountOf(member, step, cell));
  return {
    intervalStart: RUN_AT + from * HOUR,
    validAt: RUN_AT + to * HOUR,
    memberMm: new Map(Array.from({ length: members }, (_, member) => [member, listCells(member)])),
  };
};
const ALL_STEPS = STEPS.map((_, step) => makeStep(step));
const RAIN = makeField('precipitationHigh', 3, 1, 0);

async function publish(runs: readonly { header?: Partial<RunHeader>; items: readonly RunItem[] }[]) {
  const dataDir = makeFolder(onTestFinished);
  const published = [];
  for (const { header, items } of runs)
    published.push(await publishRun(dataDir, makeHeader({ source: 'gefs', ...header }), items, { now: RUN_AT }));
  return { dataDir, published };
}

function read(dataDir: string, parts: Partial<BasinMembersQuery> = {}) {
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const query = { findWeights: () => WEIGHTS, startAt: RUN_AT, hours: 20, now: RUN_AT, demo: false, beside: 'gfs' };
  return readBasinMembers(store, { ...query, ...parts });
}

/** Mean of the three cells computed directly, spread over the hours of the interval. */
function bruteForce(member: number, hour: number): number {
  const step = STEPS.findIndex(([, to]) => hour < to);
  const [from, to] = STEPS[step] ?? [0, 1];
  const sum = 0.5 * amount(member, step, 1) + 0.3 * amount(member, step, 2) + 0.2 * amount(member, step, 4);
  return sum / (to - from);
}

describe('an amount as a byte', () => {
  test('is wrong by 1.4 % of it and of half a millimetre at most, and 0 stays 0', () => {
    const amounts = listMemberAmounts(MEMBER_SCALE);
    expect([amounts[toMemberByte(0)], amounts[toMemberByte(Number.NaN)]]).toEqual([0, Number.NaN]);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (mm) => {
        const error = Math.abs((amounts[toMemberByte(mm)] as number) - mm);
        return error <= 0.014 * (mm + 0.5);
      }),
    );
    expect(amounts[toMemberByte(900)]).toBeCloseTo(500, 6);
  });
});

describe('rain of members on a catchment', () => {
  test('is each member’s mean by the cells’ overlap, spread over the hours of its intervals', async () => {
    const { dataDir, published } = await publish([{ items: [RAIN, ...ALL_STEPS] }]);
    const found = read(dataDir);
    expect(found).toMatchObject({ source: 'gefs', runAt: RUN_AT, startAt: RUN_AT });
    expect(found?.members.map(({ length }) => length)).toEqual(new Array(MEMBERS).fill(12));
    for (const [member, hours] of (found?.members ?? []).entries())
      for (const [hour, mm] of hours.entries()) {
        const expected = bruteForce(member, hour);
        expect(Math.abs(mm - expected)).toBeLessThanOrEqual(0.014 * (expected + 0.5));
      }
    expect(published[0]?.manifest.files['members.bin']?.bytes).toBe(6 * (MEMBERS * 3 + 4));
    expect(await listDamagedFiles(published[0]?.folder ?? '')).toEqual([]);
  });

  test('begins with the hour asked for and ends before the first that too few know', async () => {
    const gap = makeStep(1, (member, step, cell) => (member < 3 ? Number.NaN : amount(member, step, cell)));
    const { dataDir } = await publish([{ items: [RAIN, makeStep(0), gap, makeStep(2)] }]);
    expect(read(dataDir, { startAt: RUN_AT + HOUR })?.members.map(({ length }) => length)).toEqual(
      new Array(MEMBERS).fill(2),
    );
    expect(read(dataDir, { startAt: RUN_AT + 13 * HOUR, now: RUN_AT + 13 * HOUR })).toBeNull();
  });

  test('leaves out one member that lacks an hour, and gives none below four fifths or below five', async () => {
    const lacking = (count: number) =>
      makeStep(1, (member, step, cell) => (member < count ? Number.NaN : amount(member, step, cell)));
    const one = await publish([{ items: [RAIN, makeStep(0), lacking(1), makeStep(2)] }]);
    expect(read(one.dataDir)?.members).toHaveLength(5);
    const few = await publish([{ items: [RAIN, ...STEPS.map((_, step) => makeStep(step, amount, 4))] }]);
    expect(read(few.dataDir)).toBeNull();
  });

  test('comes from the model that the rain beside it comes from, or from none', async () => {
    const { dataDir } = await publish([{ items: [RAIN, ...ALL_STEPS] }]);
    expect(read(dataDir, { beside: 'ecmwf' })).toBeNull();
    expect(read(dataDir, { beside: null })?.source).toBe('gefs');
    expect(read(dataDir, { now: RUN_AT + 37 * HOUR })).toBeNull();
    const invented = await publish([{ header: { source: 'demo', demo: true }, items: [RAIN, ...ALL_STEPS] }]);
    expect(read(invented.dataDir, { beside: 'demo' })).toBeNull();
    expect(read(invented.dataDir, { beside: 'demo', demo: true })?.demo).toBe(true);
  });

  test('is not known of a run without members, and the run before it is read', async () => {
    const later = RUN_AT + 6 * HOUR;
    const { dataDir } = await publish([
      { items: [RAIN, ...ALL_STEPS] },
      { header: { runAt: later }, items: [makeField('precipitationHigh', 3, 1, 0, later)] },
    ]);
    expect(read(dataDir)?.runAt).toBe(RUN_AT);
  });

  test('does without a damaged cell as long as 80 % of the area is known', async () => {
    const damage = async (cell: number) => {
      const { dataDir, published } = await publish([{ items: [RAIN, ...ALL_STEPS] }]);
      const path = join(published[0]?.folder ?? '', 'members.bin');
      const position = cell * (MEMBERS * 3 + 4) + 2;
      const file = openSync(path, 'r+');
      writeSync(file, Uint8Array.of((readFileSync(path)[position] ?? 0) ^ 1), 0, 1, position);
      closeSync(file);
      expect(await listDamagedFiles(published[0]?.folder ?? '')).toEqual(['members.bin']);
      return read(dataDir);
    };
    const left = await damage(4);
    const expected = (0.5 * amount(2, 0, 1) + 0.3 * amount(2, 0, 2)) / 0.8 / 3;
    expect(Math.abs((left?.members[2]?.[0] ?? 0) - expected)).toBeLessThan(0.02 * (expected + 0.5));
    expect(await damage(1)).toBeNull();
  });
});

describe('a revision of a run', () => {
  test('has the members of the one before where its own do not reach as far', async () => {
    const { dataDir, published } = await publish([
      { items: [RAIN, ...ALL_STEPS] },
      { items: [RAIN, makeStep(0, () => 9)] },
    ]);
    expect(published[1]?.id).toMatch(/-r2$/);
    expect(await listDamagedFiles(published[1]?.folder ?? '')).toEqual([]);
    expect(read(dataDir)?.members[0]).toHaveLength(12);
    const again = await publish([
      { items: [RAIN, makeStep(0), makeStep(1)] },
      { items: [RAIN, ...STEPS.map((_, step) => makeStep(step, () => 6))] },
    ]);
    expect(read(again.dataDir)?.members[0]?.[0]).toBeCloseTo(2, 1);
  });

  test('does without them where they are damaged, and says so', async () => {
    const { dataDir, published } = await publish([{ items: [RAIN, ...ALL_STEPS] }]);
    const file = openSync(join(published[0]?.folder ?? '', 'members.bin'), 'r+');
    writeSync(file, Uint8Array.of(77), 0, 1, 5);
    closeSync(file);
    const next = await publishRun(dataDir, makeHeader({ source: 'gefs' }), [RAIN], { now: RUN_AT });
    expect(next.problems.join()).toContain('members are left out');
    expect(next.manifest.files['members.bin']).toBeUndefined();
    expect(read(dataDir)).toBeNull();
  });
});
