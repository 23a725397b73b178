import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { openStoredRun, type StoredRun } from '@portal/forecast/store/stored-run';
import { stripChecks } from '../../test/faults/corruption/strip-checks.ts';
import type { Figure } from '../measure/figure.ts';
import { median } from '../measure/median.ts';

const NOW = (parseDate('2026-08-03') ?? 0) + 7 * 3600;
const ROUNDS = 9;
const READS = 1500;
const FIELDS = 300;

/** Microseconds for an uncached read of four cells, and of a field of the map: the first time, and again. */
interface ReadTimes {
  readonly cells: number;
  readonly cellsAgain: number;
  readonly field: number;
  readonly fieldAgain: number;
}

function timeReads(folder: string): ReadTimes {
  const run = openStoredRun(folder);
  try {
    const [cells, cellsAgain] = [timeCells(run), timeCells(run)];
    return { cells, cellsAgain, field: timeFields(run), fieldAgain: timeFields(run) };
  } finally {
    run.close();
  }
}

function timeCells(run: StoredRun): number {
  const { columns, rows } = run.manifest.grid;
  const started = performance.now();
  for (let turn = 0; turn < READS; turn++) {
    const cell = (turn * 7919) % (columns * (rows - 1) - 1);
    run.readCells([cell, cell + 1, cell + columns, cell + columns + 1]);
  }
  return (1000 * (performance.now() - started)) / READS;
}

function timeFields(run: StoredRun): number {
  const { steps, grid } = run.manifest;
  const [variable] = run.variables.values();
  if (variable === undefined) throw new RangeError('a run without variables');
  const started = performance.now();
  for (let step = 0; step < FIELDS; step++) {
    run.readMapCells(step % steps.length, variable, 0, grid.columns * grid.rows);
  }
  return (1000 * (performance.now() - started)) / FIELDS;
}

/** Reads of the demo run with checksums and, as a run of version 1, without them, alternating. */
export async function measureVerifiedReads(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-reads-'));
  try {
    const publish = async (name: string) => {
      const { header, fields } = makeDemoRun({ now: NOW });
      return (await publishRun(join(folder, name), header, fields, { now: NOW })).folder;
    };
    const [verified, plain] = [await publish('verified'), await publish('plain')];
    stripChecks(plain);
    for (const one of [verified, plain]) timeReads(one);
    const rounds = Array.from({ length: ROUNDS }, () => ({ verified: timeReads(verified), plain: timeReads(plain) }));
    const middle = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return (['cells', 'cellsAgain', 'field', 'fieldAgain'] as const).map((name) => ({
      name: `corruption.read.${name}Us`,
      value: middle((round) => round.verified[name]),
      unit: 'µs',
      note: `without checksums ${middle((round) => round.plain[name]).toFixed(1)} µs`,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
