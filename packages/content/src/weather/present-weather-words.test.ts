import { parseMetar } from '@portal/domain/observation/metar/parse-metar';
import { ELEMENT_PLACES, MISSING, ROW_LENGTH, VALUE_SCALE } from '@portal/domain/observation/observation-table';
import { fillMetarRow } from '@portal/domain/observation/report-rows';
import { expect, it } from 'vitest';
import { namePresentWeather } from './present-weather-words.ts';

/** The weather of a report, as it is stored, in both languages. */
function name(groups: string): [string | null, string | null] {
  const parsed = parseMetar(`METAR VVNB 210700Z 09005KT ${groups} 28/22 Q1012=`);
  if (!parsed.ok) throw new Error(parsed.code);
  const row = new Int32Array(ROW_LENGTH);
  fillMetarRow(parsed.report, row);
  const read = (place: number) => (row[place] === MISSING ? null : (row[place] as number) / VALUE_SCALE);
  const values = { weather: read(ELEMENT_PLACES.weather), cloudOktas: read(ELEMENT_PLACES.cloudOktas) };
  return [namePresentWeather(values, 'vi'), namePresentWeather(values, 'en')];
}

it.each([
  ['9000 -RA SCT017', 'mưa nhỏ', 'light rain'],
  ['4000 TSRA BKN016', 'mưa kèm dông', 'rain with thunder'],
  ['2000 +SHRA BKN016', 'mưa rào to', 'heavy showers'],
  ['6000 -SHRA BKN016', 'mưa rào nhẹ', 'light showers'],
  ['3000 -DZ BR BKN004', 'mưa phùn nhẹ, sương mù nhẹ', 'light drizzle, mist'],
  ['9999 TS FEW020', 'dông, ít mây', 'thunder, few clouds'],
  ['0300 FG VV001', 'sương mù', 'fog'],
  ['5000 HZ SCT030', 'mù khô, mây rải rác', 'haze, scattered clouds'],
  ['9999 BKN019', 'không mưa, nhiều mây', 'no rain, mostly cloudy'],
  ['9999 OVC019', 'không mưa, mây phủ kín trời', 'no rain, overcast'],
  ['2000 SQ TSGR BKN019', 'dông, mưa đá hoặc tuyết, tố', 'thunder, hail or snow, squall'],
  // Cloud is unknown, not absent.
  ['CAVOK', 'không mưa', 'no rain'],
])('%s is %s', (groups, vi, en) => {
  expect(name(groups)).toEqual([vi, en]);
});

it('says nothing of weather that was not observed or is none of these', () => {
  expect(namePresentWeather({ weather: null, cloudOktas: null }, 'vi')).toBeNull();
  expect(namePresentWeather({ weather: null, cloudOktas: 0 }, 'vi')).toBe('trời quang');
  expect(namePresentWeather({ weather: 4096, cloudOktas: null }, 'en')).toBeNull();
});
