import { ALERT_SEGMENTS, type AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule } from '@portal/domain/alert/check-rule';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import { describe, expect, it } from 'vitest';
import { composeAlert } from './compose-alert.ts';

type Facts = Parameters<typeof composeAlert>[0];
type Fields = Partial<Omit<Facts, 'rule' | 'message'>> & {
  readonly rule?: Partial<AlertRule>;
  readonly message?: Partial<Facts['message']>;
};

/** Friday, 24 July 2026, 14:00 in Vietnam. */
const NOW = Date.parse('2026-07-24T14:00:00+07:00') / 1000;
const MINUTE = 60;

function say({ rule = {}, message = {}, ...rest }: Fields = {}) {
  const checked = checkRule({ kind: 'rain', threshold: 1, ...rule });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return composeAlert({
    rule: checked.value,
    message: {
      kind: 'start',
      eventAt: NOW + 40 * MINUTE,
      endAt: NOW + 150 * MINUTE,
      peak: 12,
      peakAt: NOW + 90 * MINUTE,
      mayGrow: false,
      chance: null,
      ...message,
    },
    placeName: 'Hải Châu',
    path: '/',
    now: NOW,
    basis: 'radar',
    isOutsideRadar: false,
    warning: null,
    gate: null,
    isDemo: false,
    ...rest,
  });
}

const WARNING = { issuer: 'Đài KTTV Trung Trung Bộ', number: 'TIN-12', headline: 'Mưa lớn ở Đà Nẵng', level: 2 };
/** A typical rule of each kind, with the strength of its event. */
const USUAL: Readonly<Record<RuleKind, { readonly threshold: number; readonly peak: number }>> = {
  rain: { threshold: 1, peak: 12 },
  rainChance: { threshold: 50, peak: 55.4 },
  thunder: { threshold: 2, peak: 2 },
  lightning: { threshold: 10, peak: 7.2 },
  gust: { threshold: 10, peak: 13.7 },
  temperature: { threshold: 35, peak: 36.5 },
  officialWarning: { threshold: 1, peak: 2 },
  drying: { threshold: 24, peak: 15.5 },
  heat: { threshold: 30.5, peak: 15 },
};

/** Expected title and first sentence per kind, moment and language. */
const READ: Readonly<
  Record<RuleKind, Readonly<Record<'vi' | 'en', Readonly<Record<'start' | 'upgrade' | 'end', string>>>>>
> = {
  rain: {
    vi: {
      start: 'sắp mưa | mưa to từ khoảng 14:40.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: mưa to từ khoảng 14:40.',
      end: 'đã qua | đã ngớt mưa.',
    },
    en: {
      start: 'rain soon | heavy rain from about 14:40.',
      upgrade: 'getting stronger | stronger than forecast: heavy rain from about 14:40.',
      end: 'over | the rain has eased.',
    },
  },
  rainChance: {
    vi: {
      start: 'khả năng mưa | khả năng mưa 55% từ khoảng 14:40.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: khả năng mưa 55% từ khoảng 14:40.',
      end: 'đã qua | khả năng mưa đã xuống dưới mức của bạn.',
    },
    en: {
      start: 'a good chance of rain | 55% chance of rain from about 14:40.',
      upgrade: 'getting stronger | stronger than forecast: 55% chance of rain from about 14:40.',
      end: 'over | the chance of rain is back below your limit.',
    },
  },
  thunder: {
    vi: {
      start: 'có thể có dông | nhiều khả năng có dông từ khoảng 14:40.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: nhiều khả năng có dông từ khoảng 14:40.',
      end: 'đã qua | nguy cơ dông đã giảm.',
    },
    en: {
      start: 'thunderstorms possible | thunderstorms likely from about 14:40.',
      upgrade: 'getting stronger | stronger than forecast: thunderstorms likely from about 14:40.',
      end: 'over | the risk of thunderstorms has fallen.',
    },
  },
  lightning: {
    vi: {
      start: 'có sét gần | sét đánh cách 7,2 km lúc 14:40.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: sét đánh cách 7,2 km lúc 14:40.',
      end: 'đã qua | 30 phút qua không còn sét gần.',
    },
    en: {
      start: 'lightning nearby | lightning 7.2 km away at 14:40.',
      upgrade: 'getting stronger | stronger than forecast: lightning 7.2 km away at 14:40.',
      end: 'over | no lightning nearby for 30 minutes.',
    },
  },
  gust: {
    vi: {
      start: 'gió giật mạnh | gió giật tới cấp 6 (49 km/h) từ khoảng 14:40.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: gió giật cấp 6 (49 km/h) khoảng 15:30.',
      end: 'đã qua | gió giật đã xuống dưới ngưỡng của bạn.',
    },
    en: {
      start: 'strong gusts | gusts up to force 6 (49 km/h) from about 14:40.',
      upgrade: 'getting stronger | stronger than forecast: gusts of force 6 (49 km/h) about 15:30.',
      end: 'over | gusts are back below your limit.',
    },
  },
  temperature: {
    vi: {
      start: 'nóng tới ngưỡng của bạn | từ khoảng 14:40 nhiệt độ 35 °C trở lên, cao nhất 36,5 °C.',
      upgrade: 'mạnh lên | mạnh hơn dự báo: từ khoảng 14:40 nhiệt độ 35 °C trở lên, cao nhất 36,5 °C.',
      end: 'đã trở lại trong ngưỡng | nhiệt độ đã trở lại trong ngưỡng của bạn.',
    },
    en: {
      start: 'temperature at or above your limit | 35 °C or above from about 14:40, up to 36.5 °C.',
      upgrade: 'getting stronger | stronger than forecast: 35 °C or above from about 14:40, up to 36.5 °C.',
      end: 'back within your limit | the temperature is back within your limit.',
    },
  },
  officialWarning: {
    vi: {
      start: 'cảnh báo chính thức | Mưa lớn ở Đà Nẵng (Đài KTTV Trung Trung Bộ, TIN-12, cấp 2).',
      upgrade: 'cảnh báo chính thức tăng cấp | Mưa lớn ở Đà Nẵng (Đài KTTV Trung Trung Bộ, TIN-12, cấp 2).',
      end: 'cảnh báo chính thức hết hiệu lực | cảnh báo chính thức đã hết hiệu lực.',
    },
    en: {
      start: 'official warning | Mưa lớn ở Đà Nẵng (Đài KTTV Trung Trung Bộ, TIN-12, level 2).',
      upgrade: 'official warning raised | Mưa lớn ở Đà Nẵng (Đài KTTV Trung Trung Bộ, TIN-12, level 2).',
      end: 'official warning expired | the official warning has expired.',
    },
  },
  drying: {
    vi: {
      start: 'giờ gom lúa | phơi được từ 14:40; gom lúa, phủ bạt trước 15:30.',
      upgrade: 'gom lúa sớm hơn | sớm hơn đã báo: gom lúa, phủ bạt trước 15:30.',
      end: 'đã qua | đã hết giờ phơi.',
    },
    en: {
      start: 'when to gather the rice | drying from 14:40; gather and cover the rice by 15:30.',
      upgrade: 'gather the rice earlier | earlier than announced: gather and cover the rice by 15:30.',
      end: 'over | drying is over for today.',
    },
  },
  heat: {
    vi: {
      start: 'việc ngoài trời khi nóng | từ 15:00 nóng đến mức việc nặng phải dừng.',
      upgrade: 'nóng sớm hơn | sớm hơn đã báo: từ 15:00 nóng đến mức việc nặng phải dừng.',
      end: 'đã qua | đã bớt nóng.',
    },
    en: {
      start: 'outdoor work in the heat | so hot from 15:00 that heavy work must stop.',
      upgrade: 'heat earlier | earlier than announced: so hot from 15:00 that heavy work must stop.',
      end: 'over | the heat has eased.',
    },
  },
};

const CASES = (Object.keys(READ) as RuleKind[]).flatMap((kind) =>
  (['vi', 'en'] as const).flatMap((language) =>
    (['start', 'upgrade', 'end'] as const).map((moment) => [kind, moment, language] as const),
  ),
);

describe('what an alert says', () => {
  it.each(CASES)('of %s at its %s in %s', (kind, moment, language) => {
    const { threshold, peak } = USUAL[kind];
    const warning = kind === 'officialWarning' ? WARNING : null;
    const { title, first } = say({ rule: { kind, threshold, language }, message: { kind: moment, peak }, warning });
    const [what, sentence] = READ[kind][language][moment].split(' | ');
    expect([title, first]).toEqual([`Hải Châu: ${what}`, `Hải Châu: ${sentence}`]);
  });

  it('of heat names what begins at its limit, says “now” and another day, and leaves it to a bulletin', () => {
    const sayHeat = (threshold: number, peak: number, fields: Fields = {}) =>
      say({ rule: { kind: 'heat', threshold }, message: { peak, endAt: null }, ...fields });
    expect(sayHeat(29, 14).first).toBe(
      'Hải Châu: lúc này nóng đến mức việc nặng phải nghỉ 45 phút mỗi giờ, việc vừa phải nghỉ 30 phút mỗi giờ.',
    );
    const tomorrow = { message: { peak: 11, eventAt: NOW + 16 * 60 * MINUTE, endAt: null } };
    expect(sayHeat(32.5, 11, tomorrow).first).toBe('Hải Châu: từ 11:00 ngày 25/7 nóng đến mức việc nhẹ phải dừng.');
    expect(sayHeat(29, 14).more).toEqual(['Tin tự động, không thay bản tin chính thức.']);
    expect(sayHeat(29, 15, { gate: 'warning' }).first).toBe('Hải Châu: Đang có cảnh báo chính thức: làm theo bản tin.');
  });

  it('of drying says “now” once the time to gather has come, and leaves it to a bulletin', () => {
    const sayDrying = (peak: number, fields: Fields = {}) =>
      say({ rule: { kind: 'drying', threshold: 24 }, message: { kind: 'upgrade', peak, chance: 45 }, ...fields });
    expect(sayDrying(14).first).toBe('Hải Châu: sớm hơn đã báo: gom lúa, phủ bạt ngay.');
    expect(sayDrying(14.5).first).toBe('Hải Châu: sớm hơn đã báo: gom lúa, phủ bạt trước 14:30.');
    expect(sayDrying(14).more).toEqual(['Khả năng có mưa 45%.', 'Tin tự động, không thay bản tin chính thức.']);
    expect(sayDrying(14, { gate: 'warning' }).first).toBe('Hải Châu: Đang có cảnh báo chính thức: làm theo bản tin.');
  });

  it('names the day of another day once, as its language writes it', () => {
    const late = { now: NOW + 590 * MINUTE, message: { eventAt: NOW + 610 * MINUTE, peakAt: NOW + 620 * MINUTE } };
    const message = { ...late.message, endAt: NOW + 640 * MINUTE };
    expect(say({ ...late, message })).toMatchObject({
      first: 'Hải Châu: mưa to từ khoảng 00:10 ngày 25/7.',
      more: [
        'To nhất khoảng 00:20, 12 mm/giờ.',
        'Có thể kéo dài đến 00:40.',
        'Tin tự động, không thay bản tin chính thức.',
      ],
    });
    expect(say({ ...late, message, rule: { language: 'en' } }).first).toBe(
      'Hải Châu: heavy rain from about 00:10 on 25 Jul.',
    );
  });

  it.each([
    [19, 'có thể có mưa to', 'có thể mưa'],
    [39, 'có thể có mưa to', 'có thể mưa'],
    [40, 'khả năng có mưa to', 'khả năng mưa'],
    [69, 'khả năng có mưa to', 'khả năng mưa'],
    [70, 'mưa to', 'sắp mưa'],
    [null, 'mưa to', 'sắp mưa'],
  ])('hedges rain by its chance of %s %%', (chance, words, what) => {
    const { title, first, more } = say({ message: { chance } });
    expect([title, first]).toEqual([`Hải Châu: ${what}`, `Hải Châu: ${words} từ khoảng 14:40.`]);
    expect(more.filter((sentence) => sentence.startsWith('Khả năng'))).toEqual(
      chance === null ? [] : [`Khả năng có mưa ${chance}%.`],
    );
  });

  it('names of a rule by chance what its chance is of, and no peak that does not reach it', () => {
    const rule = { threshold: 2.5, chance: 60 };
    expect(say({ rule, message: { chance: 72, peak: 12 } })).toMatchObject({
      first: 'Hải Châu: mưa vừa trở lên từ khoảng 14:40.',
      more: expect.arrayContaining(['To nhất khoảng 15:30, 12 mm/giờ.', 'Khả năng 72%.']),
    });
    const weak = say({ rule, message: { chance: 60, peak: 0.4 } });
    expect(weak.first).toBe('Hải Châu: khả năng có mưa vừa từ khoảng 14:40.');
    expect(weak.more.join(' ')).not.toContain('To nhất');
  });

  it('says no peak that may still grow, and no end that is not known', () => {
    const { more } = say({ message: { mayGrow: true, endAt: null } });
    expect(more).toEqual(['Tin tự động, không thay bản tin chính thức.']);
  });

  it('says of this minute that it rains, and how far beyond its limit a temperature goes', () => {
    expect(say({ message: { eventAt: NOW } })).toMatchObject({
      title: 'Hải Châu: đang mưa',
      first: 'Hải Châu: đang mưa to.',
    });
    const cold = { kind: 'temperature', compare: 'atMost', threshold: 13 } as const;
    expect(say({ rule: cold, message: { peak: 11 } })).toMatchObject({
      title: 'Hải Châu: lạnh tới ngưỡng của bạn',
      first: 'Hải Châu: từ khoảng 14:40 nhiệt độ 13 °C trở xuống, thấp nhất 11 °C.',
    });
    expect(say({ rule: { ...cold, language: 'en', temperatureUnit: 'F' }, message: { peak: 13 } }).first).toBe(
      'Hải Châu: 55 °F or below from about 14:40.',
    );
  });

  it('writes gusts by force, and in the unit of the rule', () => {
    const gust = { kind: 'gust', threshold: 10, windUnit: 'ms' } as const;
    expect(say({ rule: gust, message: { peak: 17.2 } }).first).toContain('gió giật tới cấp 8 (17,2 m/s)');
  });

  it('says why the model speaks: outside the range of a radar, or without a reason', () => {
    const model = (isOutsideRadar: boolean, kind: RuleKind = 'rain') =>
      say({ basis: 'model', isOutsideRadar, rule: { kind, threshold: USUAL[kind].threshold } }).more;
    expect(model(true)).toContain('Theo mô hình (ngoài vùng radar).');
    expect(model(false)).toContain('Theo mô hình.');
    expect(model(false).join(' ')).not.toContain('radar');
    expect(model(true, 'gust').join(' ')).not.toContain('mô hình');
    expect(say().more.join(' ')).not.toContain('mô hình');
    expect(say().more).toContain('Tin tự động, không thay bản tin chính thức.');
  });

  it('says that satellites estimate the rain, without millimetres', () => {
    const { first, more } = say({ basis: 'satellite' });
    expect(more).toContain('Ước tính từ vệ tinh, có thể chậm 20–30 phút.');
    expect([first, ...more].join(' ')).not.toContain('mm');
    expect(say().more.join(' ')).not.toContain('vệ tinh');
  });

  it('quotes a warning and adds nothing of its own', () => {
    const { more } = say({ rule: { kind: 'officialWarning' }, warning: WARNING, basis: 'official' });
    expect(more).not.toContain('Tin tự động, không thay bản tin chính thức.');
  });
});

describe('the advice of an alert', () => {
  const findAdvice = (fields: Fields) => {
    const plain = say({ ...fields, rule: { ...fields.rule, segment: null } }).more;
    return say(fields).more.filter((sentence) => !plain.includes(sentence));
  };

  it.each([
    ['drivers', 'vi', 'Đi trước 14:30 hoặc đợi đến 16:30.'],
    ['drivers', 'en', 'Leave by 14:30 or wait until 16:30.'],
    ['office', 'vi', 'Ra ngoài trước 14:30 hoặc sau 16:30.'],
    ['office', 'en', 'Go out by 14:30 or after 16:30.'],
    ['farming', 'vi', 'Gom lúa, phủ bạt trước 14:30.'],
    ['farming', 'en', 'Gather the rice and cover it by 14:30.'],
  ] as const)('for %s in %s comes first', (segment, language, advice) => {
    expect(findAdvice({ rule: { segment, language } })).toEqual([advice]);
    expect(say({ rule: { segment, language } }).more[0]).toBe(advice);
  });

  it('sends people home from an office in the afternoon, and names no end that is not known', () => {
    const message = { eventAt: NOW + 180 * MINUTE, endAt: null };
    expect(findAdvice({ rule: { segment: 'office' }, message })).toEqual(['Về trước 16:50.']);
    expect(findAdvice({ rule: { segment: 'drivers' }, message })).toEqual(['Đi trước 16:50.']);
  });

  it.each(ALERT_SEGMENTS)('for %s is withheld where a warning speaks, and where it is too late', (segment) => {
    const rule = { segment };
    expect(findAdvice({ rule, gate: 'warning' })).toEqual(['Đang có cảnh báo chính thức: làm theo bản tin.']);
    expect(findAdvice({ rule, gate: 'afterWarning' })).toEqual(['Sau bão/lũ: chờ bản tin mới.']);
    expect(findAdvice({ rule, message: { eventAt: NOW + 10 * MINUTE } })).toEqual([]);
    expect(findAdvice({ rule, message: { eventAt: NOW + 20 * MINUTE } })).toHaveLength(1);
  });

  it('gives way to the office in an all-clear of any kind', () => {
    for (const kind of Object.keys(USUAL) as RuleKind[]) {
      const { more } = say({
        rule: { kind, threshold: USUAL[kind].threshold },
        message: { kind: 'end' },
        gate: 'afterWarning',
      });
      expect([kind, more.includes('Sau bão/lũ: chờ bản tin mới.')]).toEqual([kind, kind !== 'officialWarning']);
    }
  });

  it.each(CASES)('is no part of %s at its %s in %s but at the start of rain', (kind, moment, language) => {
    const { threshold, peak } = USUAL[kind];
    const found = findAdvice({
      rule: { kind, threshold, language, segment: 'farming' },
      message: { kind: moment, peak },
      warning: kind === 'officialWarning' ? WARNING : null,
    });
    expect(found).toHaveLength(moment === 'start' && (kind === 'rain' || kind === 'rainChance') ? 1 : 0);
  });
});
