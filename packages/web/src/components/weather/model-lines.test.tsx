import { expect, it } from 'vitest';
import { ModelLine, ModelLines } from './model-lines.tsx';
import { readText } from './visible-text.fixture.ts';
import { makeModelDay, makeView } from './weather.fixture.ts';

const vi = makeView('vi');
const DRY = { ecmwf: false, gfs: false };
const en = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });

it('a day’s line names the models that give rain and those that do not, a machine-learning one as such', () => {
  expect(readText(<ModelLine day={makeModelDay()} view={vi} />)).toBe(
    'Các mô hình:|2 trong 3 mô hình cho mưa (ECMWF, GFS), mô hình AI ECMWF AIFS thì không.',
  );
  expect(readText(<ModelLine day={makeModelDay()} view={en} />)).toBe(
    'The models:|2 of 3 models forecast rain (ECMWF, GFS), AI model ECMWF AIFS does not.',
  );
  const both = makeModelDay({}, { ecmwf: true, 'own-model': true });
  expect(readText(<ModelLine day={both} view={vi} />)).toContain('cả 2 mô hình cho mưa (ECMWF, OWN-MODEL).');
  expect(readText(<ModelLine day={both} view={en} />)).toContain('both models forecast rain');
});

it('temperatures are named from two degrees apart on, in the reader’s unit', () => {
  expect(readText(<ModelLine day={makeModelDay({ temperatureSpread: 1.9 })} view={vi} />)).not.toContain('nhiệt độ');
  expect(readText(<ModelLine day={makeModelDay({ temperatureSpread: 2 })} view={vi} />)).toContain(
    '; nhiệt độ trung bình chênh nhau tới 2°.',
  );
  const dry = makeModelDay({ temperatureSpread: 3 }, DRY);
  expect(readText(<ModelLine day={dry} view={en} />)).toBe('The models:|their mean temperatures differ by up to 5°.');
});

it('nothing is said of models that agree on dry weather, nor of a day without models', () => {
  const dry = makeModelDay({}, DRY);
  expect(readText(<ModelLine day={dry} view={vi} />)).toBe('');
  expect(readText(<ModelLine day={undefined} view={vi} />)).toBe('');
  expect(readText(<ModelLines days={[dry]} view={vi} />)).toBe('');
});

it('the hourly page has a line for today and tomorrow, and says what counts as rain', () => {
  const days = [makeModelDay(), makeModelDay({ date: '2026-08-04' }, { ecmwf: true, gfs: true })];
  expect(readText(<ModelLines days={days} view={vi} />)).toMatch(
    /^Các mô hình\|Hôm nay:\|2 trong 3 .*\|Ngày mai:\|cả 2 mô hình cho mưa .*\|Tính là mưa khi mô hình cho từ 0,6 mm/,
  );
});
