import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeHour, makeView } from '#components/weather/weather.fixture.ts';
import { RideBlock, type RideWarning } from './ride-block.tsx';

interface ReadOptions {
  readonly warnings?: readonly RideWarning[];
  readonly presentRate?: number;
  /** Hourly visibility, km; default 15. */
  readonly sights?: readonly number[];
}

/** Steps from 14:10 and hours of the afternoon, each with one rate. */
function read(
  stepRates: readonly number[],
  hourRates: readonly number[],
  { warnings = [], presentRate = 0, sights = [] }: ReadOptions = {},
) {
  const toChance = (rate: number) => (rate > 0 ? 90 : 5);
  const steps = stepRates.map((rainRate, index) => ({
    at: `2026-08-03T${14 + Math.floor((index + 1) / 6)}:${(index + 1) % 6}0:00+07:00`,
    lead: 10 * (index + 1),
    rainRate,
    rainRateHigh: null,
    modelShare: 0,
    rainProbability: toChance(rainRate),
    thunder: 0 as const,
  }));
  const hours = hourRates.map((rain, index) =>
    makeHour(index, {
      at: `2026-08-03T${14 + index}:00:00+07:00`,
      rain,
      rainProbability: toChance(rain),
      thunder: 0,
      code: 5,
      visibility: sights[index] ?? 15,
    }),
  );
  const view = { ...makeView(), nowAt: '2026-08-03T14:05:00+07:00' };
  const present = {
    at: '2026-08-03T14:00:00+07:00',
    rainRate: presentRate,
    rainProbability: toChance(presentRate),
    thunder: 0 as const,
  };
  return readText(
    <RideBlock reply={{ present, steps, basis: 'radar' }} hours={hours} warnings={warnings} view={view} />,
  );
}

const STORM: RideWarning = {
  id: 'storm',
  number: 'BDTL-17/14h00',
  kind: 'storm',
  level: 4,
  startsAt: '2026-08-03T13:40:00+07:00',
  expiresAt: '2026-08-04T14:00:00+07:00',
};
const DRY = Array.from({ length: 18 }, () => 0);

describe('go now or later', () => {
  it('says that any departure is dry', () => {
    expect(read(DRY, [0, 0, 0, 0, 0, 0, 0, 0, 0])).toMatch(/^Đi lúc nào trong vài giờ tới cũng khô\.\|Đi ngay\|.*Khô/);
  });

  it('says to go now or to wait, with the rain that comes between', () => {
    const steps = DRY.map((_, index) => (index >= 5 ? 4 : 0));
    const text = read(steps, [0, 4, 4, 4, 0, 0, 0, 0, 0]);
    expect(text).toContain('Đi bây giờ kịp khô. Trễ hơn thì đợi đến 18 giờ.');
    expect(text).toContain('Khô, tới 15:00');
    expect(text).toContain('Đi 15:00');
    expect(text).toContain('mưa vừa (90%)');
  });

  it('has no dry verdict under an emergency bulletin, and names it', () => {
    const text = read(DRY, [0, 0, 0, 0, 0, 0, 0, 0, 0], { warnings: [STORM] });
    expect(text).toMatch(/^Ở nơi an toàn, chỉ đi khi thật cần: theo bản tin số BDTL-17/);
    expect(text).not.toMatch(/Khô[,|]/);
    expect(text).toContain('Không đi');
    // A low chance next to it would sound like leave to go; a high one would not.
    expect(text).not.toContain('khả năng mưa 5%');
    const wet = read(
      DRY.map(() => 4),
      [4, 4, 4, 4, 4, 4, 4, 4, 4],
      { warnings: [STORM] },
    );
    expect(wet).toContain('mưa vừa (90%)');
    // The sentence names it once.
    expect(wet.match(/BDTL/g)).toHaveLength(1);
  });

  it('names a lesser bulletin once where it stands behind every departure, else at its own', () => {
    const hours = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const lesser = { ...STORM, kind: 'thunderstorm', level: 2 } as const;
    const all = read(DRY, hours, { warnings: [lesser] });
    expect(all).toMatch(/^Chỉ đi khi cần, theo bản tin số BDTL-17/);
    expect(all.match(/BDTL/g)).toHaveLength(1);
    const some = read(DRY, hours, { warnings: [{ ...lesser, expiresAt: '2026-08-03T15:00:00+07:00' }] });
    expect(some).toMatch(/^(?!Chỉ đi khi cần)/);
    expect(some).toContain('theo bản tin số BDTL-17');
  });

  it('takes the ten minutes that have begun from the nowcast, not from the hour', () => {
    const hours = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(read(DRY, hours, { presentRate: 3 })).toMatch(/Đi ngay\|Ướt nhiều, nên đợi/);
    expect(read(DRY, hours)).toMatch(/Đi ngay\|Khô/);
  });

  it('weighs fog, says how far one sees and waits for it to lift', () => {
    const hours = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const lifting = read(DRY, hours, { sights: [0.3, 0.6] });
    expect(lifting).toMatch(/^Đường có sương mù\. Đợi đến 16 giờ thì thoáng\./);
    expect(lifting).toContain('Sương mù, đi chậm, bật đèn|khả năng mưa 5% · nhìn xa 0,3 km');
    const staying = read(DRY, hours, { sights: hours.map(() => 0.04) });
    expect(staying).toMatch(/^Đường có sương mù: đi chậm, bật đèn, giữ khoảng cách\./);
    expect(staying).toContain('Sương mù dày đặc, nên đợi');
    expect(staying).not.toContain('Khô');
  });
});
