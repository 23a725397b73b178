import { expect, it } from 'vitest';
import { toWholeRule } from './alert-rule.ts';
import { checkRule } from './check-rule.ts';

const paths = (body: unknown) => {
  const checked = checkRule(body);
  return checked.ok ? [] : checked.errors.map(({ path }) => path);
};

it.each([null, undefined, 1, 'x', [], {}, { kind: 'snow' }, { kind: 'toString' }])('%j is no rule', (body) => {
  expect(paths(body)).toEqual(['kind']);
});

it.each([
  [{ kind: 'rain', threshold: 0.1 }, []],
  [{ kind: 'rain', threshold: Number.NaN }, ['threshold']],
  [{ kind: 'rain', threshold: '2' }, ['threshold']],
  [{ kind: 'heat', threshold: 30.5 }, []],
  [{ kind: 'heat', threshold: 30.4 }, ['threshold']],
  [{ kind: 'heat', threshold: 30.5, compare: 'atLeast' }, ['compare']],
  [{ kind: 'lightning', threshold: 15 }, ['threshold']],
  [{ kind: 'lightning', threshold: 10, compare: 'atLeast' }, ['compare']],
  [{ kind: 'temperature', threshold: 10, compare: 'atMost' }, []],
  [{ kind: 'gust', threshold: 10, chance: 50 }, ['chance']],
  [{ kind: 'rain', threshold: 1, chance: 50.5 }, ['chance']],
  [{ kind: 'rain', threshold: 1, costLoss: { cost: 2, loss: 2 } }, ['costLoss']],
  [{ kind: 'rain', threshold: 1, costLoss: { cost: 1, loss: 2 } }, []],
  [{ kind: 'rain', threshold: 1, leadMinutes: 181 }, ['leadMinutes']],
  [{ kind: 'rain', threshold: 1, weekdays: [] }, ['weekdays']],
  [{ kind: 'rain', threshold: 1, weekdays: 'all' }, ['weekdays']],
  [{ kind: 'rain', threshold: 1, hours: { from: 6 } }, ['hours']],
  [
    { kind: 'rain', threshold: 1, severeBreaksQuiet: 1, language: 'fr', pauseMinutes: -1, maxPerDay: 0 },
    ['severeBreaksQuiet', 'pauseMinutes', 'maxPerDay', 'language'],
  ],
  [{ kind: 'rain', threshold: 1, segment: 'sailors', windUnit: 'kt' }, ['segment', 'windUnit']],
  [{ kind: 'gust', threshold: 9, segment: null, windUnit: 'ms', temperatureUnit: 'F' }, []],
])('%j: what is wrong', (body, wrong) => {
  expect(paths(body)).toEqual(wrong);
});

it('gives no advice, and writes km/h and degrees Celsius, unless it is told otherwise', () => {
  const usual = { segment: null, windUnit: 'kmh', temperatureUnit: 'C' };
  expect(checkRule({ kind: 'rain', threshold: 1 })).toMatchObject({ value: usual });
  const checked = checkRule({ kind: 'rain', threshold: 1, segment: 'farming' });
  if (!checked.ok) throw new Error('the rule is wrong');
  const { segment: _segment, windUnit: _wind, temperatureUnit: _temperature, ...stored } = checked.value;
  expect(toWholeRule(stored)).toEqual({ ...stored, ...usual });
  expect(toWholeRule(checked.value).segment).toBe('farming');
});

it('orders weekdays and leaves out what comes twice', () => {
  expect(checkRule({ kind: 'rain', threshold: 1, weekdays: [7, 1, 7] })).toMatchObject({ value: { weekdays: [1, 7] } });
});
