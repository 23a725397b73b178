import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { openStoredRun } from '@portal/forecast/store/stored-run';
import { stripChecks } from '../../test/faults/corruption/strip-checks.ts';
import type { Figure } from '../measure/figure.ts';
import { median } from '../measure/median.ts';

const NOW = (parseDate('2026-08-03') ?? 0) + 7 * 3600;
const ROUNDS = 9;
const READS = 1500;
const FIELDS = 300;

/** Microseconds for a read of four cells that are not in memory yet, and for a field of the map. */
function timeReads(folder: string): { cells: number; field: number } {
  const run = openStoredRun(folder);
  try {
    const { columns, rows } = run.manifest.grid;
    const started = performance.now();
    for (let turn = 0; turn < READS; turn++) {
      const cell = (turn * 7919) % (columns * (rows - 1) - 1);
      run.readCells([cell, cell + 1, cell + columns, cell + columns + 1]);
    }
    const between = performance.now();
    const [variable] = run.variables.values();
    if (variable === undefined) throw new RangeError('a run without variables');
    for (let step = 0; step < FIELDS; step++) {
      run.readMapCells(step % run.manifest.steps.length, variable, 0, columns * rows);
    }
    return {
      cells: (1000 * (between - started)) / READS,
      field: (1000 * (performance.now() - between)) / FIELDS,
    };
  } finally {
    run.close();
  }
}

/** The demo run, read with its checksums and, as a run of version 1, without them, by turns. */
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
    return [
      { name: 'corruption.cells.verifiedUs', value: middle((round) => round.verified.cells), unit: 'µs' },
      { name: 'corruption.cells.plainUs', value: middle((round) => round.plain.cells), unit: 'µs' },
      { name: 'corruption.field.verifiedUs', value: middle((round) => round.verified.field), unit: 'µs' },
      { name: 'corruption.field.plainUs', value: middle((round) => round.plain.field), unit: 'µs' },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
