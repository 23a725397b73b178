import { expect, test } from 'vitest';
import { choosePieces } from './fetch-pieces.ts';
import type { FetchedPiece, RunPlan } from './source.ts';

const toPiece = (name: string, hour: number | null): FetchedPiece => ({ name, hour, path: `/x/${name}` });
const makePlan = (pieces: readonly FetchedPiece[], wholeUpToHour: number | null) =>
  ({ pieces, wholeUpToHour }) as unknown as RunPlan;

const HOURS = [0, 3, 6, 9].map((hour) => toPiece(`f${hour}`, hour));
const names = (pieces: readonly FetchedPiece[] | undefined) => pieces?.map(({ name }) => name);

test('all pieces are a whole run', () => {
  expect(choosePieces(makePlan(HOURS, 6), HOURS)).toEqual({ pieces: HOURS, lastHour: 9, whole: true });
});

test('hours behind the first gap are left out, also where they are there', () => {
  const choice = choosePieces(
    makePlan(HOURS, 3),
    HOURS.filter(({ hour }) => hour !== 6),
  );
  expect([names(choice?.pieces), choice?.lastHour, choice?.whole]).toEqual([['f0', 'f3'], 3, false]);
});

test('a gap before the stated hour leaves nothing to publish, one right behind it does', () => {
  const without6 = HOURS.filter(({ hour }) => hour !== 6);
  expect(choosePieces(makePlan(HOURS, 3), without6)).not.toBeNull();
  expect(choosePieces(makePlan(HOURS, 4), without6)).toBeNull();
  expect(choosePieces(makePlan(HOURS, null), without6)).toBeNull();
  expect(choosePieces(makePlan(HOURS, 0), [])).toBeNull();
});

test('an hour of several pieces is whole with all of them', () => {
  const members = [0, 3].flatMap((hour) => ['a', 'b'].map((member) => toPiece(`${member}${hour}`, hour)));
  const choice = choosePieces(
    makePlan(members, 0),
    members.filter(({ name }) => name !== 'a3'),
  );
  expect(names(choice?.pieces)).toEqual(['a0', 'b0']);
});

test('a piece without an hour is needed for everything', () => {
  const pieces = [...HOURS, toPiece('ground', null)];
  expect(choosePieces(makePlan(pieces, 0), HOURS)).toBeNull();
  expect(choosePieces(makePlan(pieces, 0), pieces.slice(1))).toBeNull();
  expect(names(choosePieces(makePlan(pieces, 0), [...HOURS.slice(0, 2), pieces[4] ?? toPiece('', 0)])?.pieces)).toEqual(
    ['f0', 'f3', 'ground'],
  );
});
