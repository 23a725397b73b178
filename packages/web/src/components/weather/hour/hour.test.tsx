import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDayParts, makeHour, makeUnknownHour, makeView, toTomorrow } from '#components/weather/weather.fixture.ts';
import { HourParts } from './hour-parts.tsx';
import { HourStrip } from './hour-strip.tsx';
import { HourTable } from './hour-table.tsx';

const vi = makeView('vi');
const abroad = makeView('en', { temperatureUnit: 'F', windUnit: 'ms' });

describe('the strip of hours', () => {
  it('says hour, sky, temperature, chance and amount', () => {
    const text = readText(
      <HourStrip hours={[makeHour(0), makeHour(1, { rain: 2.4, rainProbability: 80 })]} view={vi} />,
    );
    const sky = 'Nắng nhẹ, mây thay đổi, khả năng mưa';
    expect(text).toBe(
      `12 giờ tới|Bây giờ|${sky} 23%, lượng mưa 0 mm|33°|23%|–|15:00|${sky} 80%, lượng mưa 2,4 mm|33°|80%|2,4`,
    );
  });

  it('draws bars only where an hour is wet', () => {
    const dry = renderToStaticMarkup(<HourStrip hours={[makeHour(0)]} view={vi} />);
    expect(dry).not.toContain('class="bar"');
    const wet = renderToStaticMarkup(<HourStrip hours={[makeHour(0, { rain: 20 }), makeHour(1)]} view={vi} />);
    expect(wet.match(/class="bar"/g)).toHaveLength(2);
    expect(wet).toContain('<path class="step3" d="M0 0h30v44h-30z">');
    expect(wet.match(/<path class="step/g)).toHaveLength(1);
  });

  it('writes the date at midnight, where a line begins the day, and shades the night', () => {
    const html = renderToStaticMarkup(<HourStrip hours={[makeHour(0), makeHour(10)]} view={vi} />);
    expect(html).toContain('>4/8</time>');
    expect(html.match(/class="cell dark midnight"/g)).toHaveLength(1);
  });

  it('has a dash, never a zero or a sky, for what is not known', () => {
    expect(readText(<HourStrip hours={[makeUnknownHour(0)]} view={vi} />)).toBe('12 giờ tới|Bây giờ|–|–|–');
  });

  it('names a storm where thunder is likely', () => {
    const html = renderToStaticMarkup(<HourStrip hours={[makeHour(0, { code: 14, thunder: 2, rain: 6 })]} view={vi} />);
    expect(html).toContain('#under-2');
    expect(html).toContain('aria-label="Mưa, có dông, khả năng mưa');
  });
});

describe('the table of hours', () => {
  const draw = (hour: ReturnType<typeof makeHour>, view = vi) =>
    renderToStaticMarkup(<HourTable hours={[hour]} top={25} caption="c" view={view} />);
  const rowOf = (hour: ReturnType<typeof makeHour>, view = vi) =>
    readText(<HourTable hours={[hour]} top={25} caption="c" view={view} />)
      .split('|')
      .slice(7);

  it('says everything of an hour, its sky and the way of its wind to who does not see them', () => {
    expect(rowOf(makeHour(0)).join('|')).toBe('14:00|Nắng nhẹ, mây thay đổi|33°|23%|–|Đông Nam|8');
  });

  it('writes °F and m/s where the visitor wants them', () => {
    expect(rowOf(makeHour(0, {}, 'en'), abroad).join('|')).toBe('14:00|Light sun|91°|23%|–|Southeast|2.3');
    expect(draw(makeHour(0, {}, 'en'), abroad)).toContain('Wind m/s');
  });

  it('writes an amount as what is expected and what may come, and nothing where nobody would notice', () => {
    const amountOf = (rain: number, rainLow: number | null, rainHigh: number | null) =>
      rowOf(makeHour(0, { rain, rainLow, rainHigh }))[4];
    expect(amountOf(7.4, null, null)).toBe('7,4');
    expect(amountOf(17, 12, 21)).toBe('12–21');
    expect(amountOf(0, 0, 0.4)).toBe('0–0,4');
    expect(amountOf(0, 0, 0.09)).toBe('–');
  });

  it('draws what is expected full and the rest pale, on one axis for all hours', () => {
    const html = draw(makeHour(0, { rain: 6.25, rainLow: 2, rainHigh: 16 }));
    expect(html).toContain('<path class="step2" d="M0 0H50V10H0z">');
    expect(html).toContain('<path class="possible" d="M50 0H80V10H50z">');
    expect(draw(makeHour(0))).not.toContain('class="possible"');
  });

  it('shows strong gusts, and calm without a direction', () => {
    expect(rowOf(makeHour(0, { windSpeed: 5, windGust: 9.2 }))).toContain('giật 33');
    expect(rowOf(makeHour(0, { windSpeed: 5, windGust: 9.1 })).join()).not.toContain('giật');
    expect(rowOf(makeHour(0, { windSpeed: 0.1 }))).toContain('Lặng gió');
  });

  it('says that an hour is not known', () => {
    expect(rowOf(makeUnknownHour(0))).toEqual(['14:00', '–', '–', '–', '–']);
  });

  it('keeps its roles where rows become lists', () => {
    const html = draw(makeHour(0));
    expect(html.match(/role="row"/g)).toHaveLength(1 + 1);
    expect(html.match(/role="cell"/g)).toHaveLength(5);
    expect(html.match(/role="rowheader"/g)).toHaveLength(1);
    expect(html.match(/role="columnheader"/g)).toHaveLength(6);
  });
});

describe('tables of hours by part of the day', () => {
  const hours = Array.from({ length: 48 }, (_, index) => makeHour(index));
  const parts = [...makeDayParts(), ...makeDayParts().map(toTomorrow)];
  const element = <HourParts hours={hours} parts={parts} caption="c" view={vi} />;
  const html = renderToStaticMarkup(element);

  it('have the first part open, and a table with a name of its own for each', () => {
    expect(html.match(/<details/g)).toHaveLength(9);
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1);
    expect(html.indexOf('<details open')).toBe(html.indexOf('<details'));
    expect(html).toContain('c: Chiều<');
    expect(html).toContain('c: Rạng sáng mai<');
    expect(html.match(/<time/g)).toHaveLength(48);
  });

  it('say what a whole part brings, and nothing of one of which hours are missing', () => {
    const text = readText(element);
    expect(text).toContain('|Tối|19–24h|26–33°, không mưa|');
    expect(text).toContain('|Sáng mai|07–13h, 4/8|26–33°, không mưa|');
    // Two o'clock is the last hour but four of the first part, one o'clock the last of all.
    expect(text).toMatch(/^Chiều\|14–19h\|c: Chiều/);
    expect(text).toContain('|Chiều T4|13–14h, 5/8|c: Chiều T4|');
  });

  it('stand in two columns of nearly as many hours', () => {
    const columns = html.split('<div><details').slice(1);
    expect(columns.map((column) => column.match(/<time/g)?.length)).toEqual([23, 25]);
  });
});
