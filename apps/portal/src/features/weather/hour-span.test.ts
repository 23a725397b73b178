import { describe, expect, it } from 'vitest';
import { makeHour } from './hour.fixture.ts';
import { toHourSpan } from './hour-span.ts';

const hoursOf = (key: 'temperatureC' | 'rainMm' | 'windGustMs', values: (number | null)[]) =>
  values.map((value) => makeHour({ [key]: value }));

describe('toHourSpan', () => {
  it('rounds as the hours are rounded, so that extremes are values of hours', () => {
    const span = toHourSpan(hoursOf('temperatureC', [20.04, 23.96, 22]));
    expect(span).toMatchObject({ temperatureMin: 20, temperatureMax: 24, temperatureMean: 22 });
  });

  it('takes the mean of the hours as they are shown', () => {
    // They show 25.2 three times and 25.3; the unrounded mean would be 25.265.
    const span = toHourSpan(hoursOf('temperatureC', [25.24, 25.24, 25.24, 25.34]));
    expect(span.temperatureMean).toBe(25.2);
  });

  it('sums rain as the hours show it', () => {
    const span = toHourSpan(hoursOf('rainMm', [0.04, 0.05, 0.14, 0.16]));
    expect(span.rainHours).toEqual([0, 0.1, 0.1, 0.2]);
    expect(span.rain).toBe(0.4);
  });

  it('knows extremes from half of the hours on', () => {
    expect(toHourSpan(hoursOf('temperatureC', [20, 21, null, null])).temperatureMax).toBe(21);
    expect(toHourSpan(hoursOf('temperatureC', [20, null, null, null])).temperatureMax).toBeNull();
  });

  it('knows the mean but no extremes of temperatures between steps too far apart', () => {
    const hours = hoursOf('temperatureC', [20, 22]);
    const span = toHourSpan([...hours, makeHour({ temperatureC: 24, feelsLikeC: 25, isCoarse: true })]);
    expect(span).toMatchObject({ temperatureMin: null, temperatureMax: null, feelsLikeMax: null, temperatureMean: 22 });
  });

  it('knows a sum of rain from all hours only', () => {
    expect(toHourSpan(hoursOf('rainMm', [1, 1, 1, null])).rain).toBeNull();
    expect(toHourSpan(hoursOf('rainMm', [1, 1, 1, 0])).rain).toBe(3);
  });

  it('takes the direction of the mean wind and none where winds cancel out', () => {
    const blow = (windSpeedMs: number, windDirectionDeg: number) => makeHour({ windSpeedMs, windDirectionDeg });
    expect(toHourSpan([blow(5, 350), blow(5, 10)]).windDirection).toBe(0);
    expect(toHourSpan([blow(5, 90), blow(5, 270)]).windDirection).toBeNull();
    expect(toHourSpan([blow(5, 80), blow(5, 100), blow(1, 180)]).windDirection).toBe(96);
  });

  it('knows nothing of no hours', () => {
    expect(toHourSpan([])).toMatchObject({ rain: null, temperatureMax: null, windDirection: null, rainHours: [] });
  });
});
