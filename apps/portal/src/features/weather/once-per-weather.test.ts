import { describe, expect, it } from 'vitest';
import { oncePerWeather } from './once-per-weather.ts';
import type { PlaceWeather } from './place-weather.ts';

/** Only the hours identify a weather. */
const weatherOf = (temperatureC: number): PlaceWeather =>
  ({ readHours: () => [{ temperatureC }] }) as unknown as PlaceWeather;

const readFirst = ({ readHours }: PlaceWeather): number | null => readHours(0, 1)[0]?.temperatureC ?? null;

describe('what follows from a weather', () => {
  it('is computed once for each thing asked of it, whoever asks', () => {
    let computed = 0;
    const find = oncePerWeather(
      (weather, day: number) => {
        computed += 1;
        return { temperatureC: readFirst(weather), day };
      },
      (day) => day,
    );
    const weather = weatherOf(20);
    expect(find(weather, 0)).toEqual({ temperatureC: 20, day: 0 });
    // Another call localizes the place's name and reuses the hours.
    expect(find({ ...weather }, 0)).toBe(find(weather, 0));
    expect(find(weather, 1)).toEqual({ temperatureC: 20, day: 1 });
    expect(computed).toBe(2);
  });

  it('is computed again for the weather of another place, run or frame', () => {
    const find = oncePerWeather(
      (weather) => ({ temperatureC: readFirst(weather) }),
      () => 0,
    );
    expect([find(weatherOf(20)), find(weatherOf(21))]).toEqual([{ temperatureC: 20 }, { temperatureC: 21 }]);
  });

  it('is asked for again where there was nothing to say', () => {
    let asked = 0;
    const find = oncePerWeather(
      () => {
        asked += 1;
        if (asked === 1) throw new RangeError('no data yet');
        return { asked };
      },
      () => 0,
    );
    const weather = weatherOf(20);
    expect(() => find(weather)).toThrow('no data yet');
    expect(find(weather)).toEqual({ asked: 2 });
  });
});
