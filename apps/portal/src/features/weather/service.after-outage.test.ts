import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore } from '@portal/forecast/store/run-store';
import { afterAll, describe, expect, it } from 'vitest';
import { locateSample } from './location.fixture.ts';
import { makePartialRun } from './run.fixture.ts';
import { createWeather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam; the newest run started at 13:00, the one before two days earlier. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const OUTAGE_HOURS = 48;
const folder = mkdtempSync(join(tmpdir(), 'weather-outage-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the first run after an outage of two days', () => {
  it('names replies about today, whose hours that are over have the run from before', async () => {
    for (const age of [OUTAGE_HOURS, 0]) {
      const at = NOW - age * HOUR_SECONDS;
      const { header, fields } = makePartialRun(at, ['temperature2m', 'precipitation'], OUTAGE_HOURS + 24);
      await publishRun(folder, header, fields, { now: at });
    }
    const store = openRunStore(folder);
    const weather = createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => false });
    const query = { location: 'da-lat' };
    const replies = [
      weather.weatherToday({ query }),
      weather.weatherDays15({ query }),
      weather.weatherHours24({ query }),
    ];
    const [first] = weather.weatherDays15({ query }).days;
    store.close();
    expect(first?.temperatureMin).not.toBeNull();
    expect(replies.map(({ issued }) => issued.runAt)).toEqual(replies.map(() => '2026-11-21T13:00:00+07:00'));
    expect(replies.map(({ issued }) => issued.sources.rain?.runAt)).toEqual(
      replies.map(() => '2026-11-21T13:00:00+07:00'),
    );
  });
});
