import type { EndpointReply } from '@portal/contract/endpoint';
import type {
  weatherDays15,
  weatherDays90,
  weatherHours24,
  weatherNow,
  weatherTomorrow,
} from '@portal/contract/endpoints/weather';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameShown } from '../../packages/web/src/components/weather/sky.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const PLACES = ['ha-noi', 'da-lat-lam-dong', 'ca-mau'] as const;

const journey = useSharedPortal();
let page: Page;

async function ask<Reply>(path: string, place: string): Promise<Reply> {
  return (await (
    await fetch(`${journey.portal.origin}/api/v1/weather/${path}?location=${place}`, journey.portal)
  ).json()) as Reply;
}

const known = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
const degrees = (value: number | null) => known(value, (it) => `${Math.round(it)}°`);
const percent = (value: number | null) => known(value, (it) => `${Math.round(it)}%`);
const amount = (value: number | null) =>
  known(value, (it) => `${it < 0.05 || it >= 9.95 ? Math.round(it) : it.toFixed(1).replace('.', ',')} mm`);

/** The rain of an hour under a header with the unit: a range if its ends differ, a dash for negligible rain. */
function amountOf({ rain, rainLow, rainHigh }: Pick<Hour, 'rain' | 'rainLow' | 'rainHigh'>): string {
  const bareAmount = (value: number | null) => amount(value).replace(' mm', '');
  if ((rain ?? 0) < 0.1) return rain === null || (rainHigh ?? 0) < 0.1 ? '–' : `0–${bareAmount(rainHigh)}`;
  const width = (rainHigh ?? 0) - (rainLow ?? 0);
  const isRange = rainLow !== null && rainHigh !== null && width >= 2 && width >= 0.3 * rainHigh;
  return isRange ? `${Math.round(rainLow)}–${Math.round(rainHigh)}` : bareAmount(rain);
}

/** Days from today whose amounts have decimals; later ones are a trend. */
const NEAR_DAYS = 7;

type RainOfDay = Pick<Day, 'rain' | 'rainLow' | 'rainHigh' | 'rainProbability'>;

/** A chance without the part of the day that may precede it. */
const bare = (chance: string | undefined): string => (chance ?? '').replace(/^[^\d–]+/, '');

/** Rain without an amount, by its chance (decisions.md, "Words by chance"). */
function sayLittle(chance: number): string {
  if (chance < 20) return 'không mưa';
  if (chance < 40) return 'có thể có mưa';
  return chance < 70 ? 'khả năng có mưa' : 'có mưa';
}

/** The rain of a day as a page of days shows it: a range if its ends are 2 mm and 30% apart. */
function rainOf({ rain, rainLow, rainHigh, rainProbability }: RainOfDay, index: number): string {
  if (rain === null) return '–';
  const width = (rainHigh ?? 0) - (rainLow ?? 0);
  if (rainLow !== null && rainHigh !== null && width >= 2 && width >= 0.3 * rainHigh) {
    return `${Math.round(rainLow)}–${Math.round(rainHigh)} mm`;
  }
  if (rain < 0.1) return sayLittle(rainProbability ?? 0);
  if (rain < 1) return '< 1 mm';
  return index < NEAR_DAYS ? amount(rain) : `${Math.round(rain)} mm`;
}

/** Cell texts of each row with this many cells; no-break spaces become plain ones. */
async function readRows(table: string, cells: number): Promise<string[][]> {
  const rows = await page.$$eval(`${table} tbody tr`, (all) =>
    all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ').trim())),
  );
  return rows.filter((row) => row.length === cells);
}

describe.skipIf(!CAN_BROWSE)('the figures of a page are those of the API', () => {
  beforeAll(async () => {
    page = await journey.browser.newPage({ viewport: { width: 1280, height: 800 } });
  });

  it.each(PLACES)('now in %s', async (place) => {
    const { now } = await ask<EndpointReply<typeof weatherNow>>('now', place);
    const { hours } = await ask<EndpointReply<typeof weatherHours24>>('hour/24', place);
    const { days } = await ask<EndpointReply<typeof weatherDays15>>('day/15', place);
    await page.goto(`${journey.portal.origin}/thoi-tiet-${place}/hien-tai`);
    const panel = page.locator('section[aria-labelledby=now]');
    expect(await panel.innerText()).toContain(degrees(now.temperature));
    expect(await panel.innerText()).toContain(nameShown(now, 'vi'));
    const strip = await page.locator('section[aria-labelledby=hours] li strong').allInnerTexts();
    expect(strip).toEqual(hours.slice(0, 12).map(({ temperature }) => degrees(temperature)));
    const tiles = (await page.locator('section[aria-labelledby=details]').innerText()).replaceAll('\u00a0', ' ');
    expect(tiles).toContain(`${Math.round((now.windSpeed ?? 0) * 3.6)} km/h`);
    expect(tiles).toContain(`${Math.round(now.humidity ?? 0)}%`);
    const rows = await readRows('section[aria-labelledby=days]', 8);
    expect(rows.map((row) => [bare(row[2]), row[5], row[7]])).toEqual(
      days
        .slice(0, 7)
        .map((day) => [percent(day.rainProbability), degrees(day.temperatureMin), degrees(day.temperatureMax)]),
    );
  });

  it.each(PLACES)('the hours of %s', async (place) => {
    const { hours } = await ask<EndpointReply<typeof weatherHours24>>('hour/24', `${place}&hours=48`);
    await page.goto(`${journey.portal.origin}/thoi-tiet-${place}/theo-gio?view=table`);
    const table = 'section[aria-labelledby=hours]';
    const rows = await readRows(table, 6);
    expect(rows.map(([time, , temperature, chance, rain]) => [time, temperature, chance, rain])).toEqual(
      hours.map((hour) => [
        hour.at.slice(11, 16),
        degrees(hour.temperature),
        percent(hour.rainProbability),
        amountOf(hour),
      ]),
    );
    const skies = await page.$$eval(`${table} td:nth-child(2) svg`, (all) =>
      all.map((svg) => svg.getAttribute('aria-label')),
    );
    expect(skies).toEqual(hours.map((hour) => nameShown(hour, 'vi')));
  });

  it.each(PLACES)('tomorrow in %s', async (place) => {
    const { day, today, parts: shown, hours } = await ask<EndpointReply<typeof weatherTomorrow>>('tomorrow', place);
    await page.goto(`${journey.portal.origin}/thoi-tiet-${place}/ngay-mai?view=table`);
    const panel = await page.locator('section[aria-labelledby=tomorrow]').innerText();
    expect(panel).toContain(degrees(day.temperatureMin));
    expect(panel).toContain(degrees(day.temperatureMax));
    const compared = await readRows('section[aria-labelledby=compared]', 4);
    expect(compared.slice(0, 4).map((row) => row.slice(1, 3))).toEqual([
      [today, day].map(({ temperatureMax }) => degrees(temperatureMax)),
      [today, day].map(({ temperatureMin }) => degrees(temperatureMin)),
      [today, day].map((it) => rainOf(it, 0)),
      [today, day].map(({ rainProbability }) => percent(rainProbability)),
    ]);
    const parts = await page.locator('section[aria-labelledby=periods] li strong').allInnerTexts();
    expect(parts.map((text) => text.split('–').at(-1))).toEqual(shown.map((part) => degrees(part.temperatureMax)));
    const rows = await readRows('section[aria-labelledby=hours]', 6);
    expect(rows.map((row) => row[2])).toEqual(hours.map((hour) => degrees(hour.temperature)));
  });

  it.each(PLACES)('15 days in %s', async (place) => {
    const { days, parts: shown } = await ask<EndpointReply<typeof weatherDays15>>('day/15', `${place}&periods=7`);
    await page.goto(`${journey.portal.origin}/thoi-tiet-${place}/15-ngay-toi?view=table`);
    const lines = await page.$$eval('#day-details summary', (all) =>
      all.map((line) => (line.textContent ?? '').replaceAll('\u00a0', ' ')),
    );
    for (const [index, day] of days.entries()) {
      const { rainFallen } = day;
      // Rain that fell today is listed separately from what is still expected.
      const amount = rainFallen !== null && rainFallen >= 0.1 ? 'đã mưa ' : rainOf(day, index);
      expect(lines[index]).toContain(`${percent(day.rainProbability)}`);
      expect(lines[index]).toContain(amount);
      expect(lines[index]).toContain(`${degrees(day.temperatureMin)}${degrees(day.temperatureMax)}`);
    }
    const parts = await page.$$eval('#day-details li b', (all) =>
      all.map((part) => part.textContent ?? '').filter((text) => text.includes('°')),
    );
    expect(parts.map((text) => text.split('–').at(-1))).toEqual(
      shown.flat().map(({ temperatureMax }) => degrees(temperatureMax)),
    );
  });

  it.each(PLACES)('90 days in %s', async (place) => {
    const { days, weeks } = await ask<EndpointReply<typeof weatherDays90>>('day/90', place);
    await page.goto(`${journey.portal.origin}/thoi-tiet-${place}/90-ngay`);
    const forecastRows = await readRows('section[aria-labelledby=days]', 5);
    const averageRows = await readRows('section[aria-labelledby=days]', 3);
    expect([...forecastRows.map((row) => [row[2], row[4]]), ...averageRows.map((row) => row.slice(1))]).toEqual(
      days.map((day, index) => [
        degrees(day.temperatureMean),
        rainOf(day, day.basis === 'forecast' ? index : NEAR_DAYS),
      ]),
    );
    const weekRows = await readRows('section[aria-labelledby=weeks]', 3);
    expect(weekRows).toHaveLength(weeks.length);
    for (const [index, week] of weeks.entries()) {
      const [, temperature = '', rain = ''] = weekRows[index] ?? [];
      const usual = [degrees(week.temperatureNormal), known(week.rainNormal, (it) => `${Math.round(it)} mm`)];
      // A forecast week names the average after its difference from it.
      if (rain.includes('thường lệ')) expect(rain).toContain(usual.join(', '));
      else expect([temperature, rain]).toEqual(usual);
    }
    expect(await page.locator('section[aria-labelledby=days] tbody td > svg').count()).toBe(
      days.filter((day) => day.basis === 'forecast' && day.code !== null).length,
    );
  });
});
