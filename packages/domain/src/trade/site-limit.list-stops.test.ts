import { expect, it } from 'vitest';
import { listStops } from './site-limit.ts';

const VERDICTS = { g: 'good', c: 'consider', a: 'avoid', '-': null } as const;
const list = (letters: string) => {
  const { stopped, possible, hasUnknown } = listStops(
    [...letters].map((letter) => VERDICTS[letter as keyof typeof VERDICTS]),
  );
  const format = (runs: typeof stopped) => runs.map(({ from, to }) => `${from}–${to}`).join(' ');
  return [format(stopped), format(possible), hasUnknown];
};

it.each([
  ['', '', '', false],
  ['gcg', '', '0–3', false],
  ['aaa', '0–3', '', false],
  ['agga', '0–1 3–4', '1–3', false],
  ['gagag', '1–2 3–4', '0–1 2–3 4–5', false],
  ['g-ag', '2–3', '0–1 3–4', true],
])('of %s', (letters, stopped, possible, hasUnknown) => {
  expect(list(letters)).toEqual([stopped, possible, hasUnknown]);
});
