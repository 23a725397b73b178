import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendMember, type MemberStep, readMembers, recoverMembers } from './member-file.ts';

const CELLS = [1, 2.5, Number.NaN, -4, 0, 1e6];

function makeStep(member: number, parts: Partial<MemberStep> = {}): MemberStep {
  const times = { validAt: RUN_AT + 3 * 3600, intervalStart: RUN_AT };
  return {
    member,
    grid: SMALL_GRID,
    fields: [
      { variable: 'precipitation', ...times, values: Float32Array.from(CELLS) },
      { variable: 'temperature2m', ...times, values: Float32Array.from(CELLS, (value) => value + member) },
    ],
    ...parts,
  };
}

function writeMembers(members: readonly number[]): string {
  const path = join(makeFolder(onTestFinished), 'f003.members');
  for (const member of members) appendMember(path, makeStep(member));
  return path;
}

describe('the file of a step', () => {
  test('gives back every member as it was put in', () => {
    expect([...readMembers(writeMembers([0, 7, 30]))]).toEqual([makeStep(0), makeStep(7), makeStep(30)]);
  });

  test('that does not exist holds nobody, and is not made by looking', () => {
    const path = join(makeFolder(onTestFinished), 'f003.members');
    expect(recoverMembers(path)).toEqual(new Set());
    expect(() => [...readMembers(path)]).toThrow(/ENOENT/);
  });

  test('keeps its whole members wherever a writer was killed, and takes further ones', () => {
    const path = writeMembers([1, 2, 3]);
    const bytes = readFileSync(path);
    const length = bytes.length / 3;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), (end) => {
        writeFileSync(path, bytes.subarray(0, end));
        const recovered = recoverMembers(path);
        expect([...recovered]).toEqual([1, 2, 3].slice(0, Math.floor(end / length)));
        appendMember(path, makeStep(9));
        expect([...readMembers(path)].map(({ member }) => member)).toEqual([...recovered, 9]);
      }),
      { numRuns: 60 },
    );
  });

  test('in which a byte has changed is damaged from there on, and says which file it is', () => {
    const path = writeMembers([1, 2]);
    const bytes = readFileSync(path);
    fc.assert(
      fc.property(fc.integer({ min: bytes.length / 2, max: bytes.length - 1 }), (at) => {
        writeFileSync(
          path,
          bytes.map((byte, index) => (index === at ? byte ^ 0x10 : byte)),
        );
        expect(() => [...readMembers(path)]).toThrow(`${path}: is damaged`);
        expect([...recoverMembers(path)]).toEqual([1]);
      }),
      { numRuns: 60 },
    );
  });

  test('followed by the nothing of a power cut keeps what was written', () => {
    const path = writeMembers([4]);
    appendFileSync(path, new Uint8Array(4096));
    expect([...recoverMembers(path)]).toEqual([4]);
  });
});
