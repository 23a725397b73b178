import { describeDisease } from '@portal/content/agriculture/describe-farm-day';
import { nameActivity } from '@portal/content/agriculture/format-names';
import { agricultureMessages } from '@portal/content/messages/agriculture-messages';
import { farmPagesMessages } from '@portal/content/messages/farm-pages-messages';
import { riceMessages } from '@portal/content/messages/rice-messages';
import type { FarmActivity, FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { CROP_IDS, type CropId } from '@portal/domain/agriculture/crop';
import { CROPS } from '@portal/domain/agriculture/crops.table';
import { RICE_STAGES } from '@portal/domain/agriculture/rice-stage.table';
import type { ActivityId, Verdict } from '@portal/domain/agriculture/verdict';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { makeIssued, makeView, SAMPLE_NOW, SAMPLE_PLACE } from '#components/weather/weather.fixture.ts';
import type { FarmReply, FarmView } from './farm-view.ts';

const HOUR_MS = 3_600_000;
const START = Date.parse(SAMPLE_NOW) - 5 * 60_000;

const toMoment = (ms: number): string => `${new Date(ms + 7 * HOUR_MS).toISOString().slice(0, 19)}+07:00`;

export function makeFarmView(language: Language = 'vi', crop: CropId = 'rice'): FarmView {
  const farm = farmPagesMessages[language];
  return { ...makeView(language), farm, agriculture: agricultureMessages[language], crop };
}

/** Sample verdicts: good 06–11 h, avoid this afternoon, consider for the rest of the day, night otherwise. */
function rateSample(at: string): Verdict {
  const hour = Number(at.slice(11, 13));
  if (hour >= 6 && hour < 11) return 'good';
  if (hour < 6 || hour >= 18) return 'night';
  return at.startsWith(SAMPLE_NOW.slice(0, 10)) ? 'avoid' : 'consider';
}

const REASONS = {
  good: [{ kind: 'rainFree' as const, value: null, hours: 9 }],
  consider: [{ kind: 'hot' as const, value: 31.2, hours: null }],
  avoid: [{ kind: 'rainSoon' as const, value: 4.2, hours: 2 }],
  night: [],
};

export function makeActivity(activity: ActivityId, crop: CropId, language: Language): FarmActivity {
  const hours = Array.from({ length: 48 }, (_, index) => {
    const at = toMoment(START + index * HOUR_MS);
    const verdict = rateSample(at);
    return { at, verdict, reasons: REASONS[verdict] };
  });
  const isVietnamese = language === 'vi';
  return {
    activity,
    name: nameActivity(activity, crop, language),
    basis: 'proposed',
    now: {
      verdict: 'avoid',
      reasons: REASONS.avoid,
      text: isVietnamese ? 'Mưa trong 2 giờ nữa: chưa nên làm.' : 'Rain in 2 hours: leave it.',
    },
    next: { from: '2026-08-04T06:00:00+07:00', to: '2026-08-04T11:00:00+07:00', verdict: 'good' },
    nextText: isVietnamese ? 'Nên làm 06:00–11:00 sáng mai.' : 'Best done 06:00–11:00 tomorrow.',
    hours,
  };
}

/** Day `index` counted from today; the first seven have work. */
function makeFarmDay(index: number, crop: CropId, changes: Partial<FarmDay> = {}): FarmDay {
  const date = toMoment(START + index * 24 * HOUR_MS).slice(0, 10);
  const best = { from: `${date}T06:00:00+07:00`, to: `${date}T11:00:00+07:00` };
  const activities = Object.keys(CROPS[crop].activities) as ActivityId[];
  return {
    date,
    temperatureMin: 25.2,
    temperatureMax: 33.4,
    rain: 6.4,
    rainLow: 2.1,
    rainHigh: 30.9,
    et0: 4.1,
    et0Basis: 'penmanMonteith',
    etc: 4.9,
    balance: 1.5,
    balanceLow: -2.8,
    balanceHigh: 26,
    gdd: crop === 'shrimp' ? null : 17.8,
    dryingDay: false,
    pondTemperature: crop === 'shrimp' ? 29.4 : null,
    lunar: { day: 21 + (index % 7), month: 6, leap: false },
    work:
      index < 7 ? activities.map((activity) => ({ activity, goodHours: index, best: index === 0 ? null : best })) : [],
    ...changes,
  };
}

const SAMPLE_YEAR = [{ from: '01-01', to: '12-31' }];
const SAMPLE_SEASON: FarmReply['season'] = {
  region: 'MD',
  isGrown: true,
  inField: true,
  sow: SAMPLE_YEAR,
  flower: SAMPLE_YEAR,
  harvest: SAMPLE_YEAR,
  dry: SAMPLE_YEAR,
  text: null,
};

const TEXTS = {
  vi: {
    line: 'Mưa trong 2 giờ nữa: hoãn bón phân. Nên phun thuốc 06:00–11:00 sáng mai.',
    hint: 'Thứ Bảy nóng 35°, hoa dễ hỏng: nên giữ đủ nước.',
    water: '7 ngày tới mưa 45 mm, cây cần 34 mm: tạm đủ nước, chưa nên tưới thêm.',
    growth: 'Tích ôn 7 ngày tới 125 °C·ngày, tuần qua 124: cây lớn đều, nên giữ lịch chăm sóc.',
    terms: ['Đại thử', 'Lập thu'],
  },
  en: {
    line: 'Rain in 2 hours: put off fertilising. Good for spraying: 06:00–11:00 tomorrow.',
    hint: '35° on Saturday harms flowers: keep water up.',
    water: '45 mm of rain in 7 days, the crop needs 34 mm: enough for now, hold off watering.',
    growth: '125 °C·days in the next 7 days after 124: growth is steady, keep to your plan.',
    terms: ['Great heat', 'Start of autumn'],
  },
} as const;

export function makeFarmReply(
  language: Language = 'vi',
  issued: Issued = makeIssued(),
  crop: CropId = 'rice',
  changes: Partial<FarmReply> = {},
): FarmReply {
  const texts = TEXTS[language];
  const words = agricultureMessages[language];
  const activities = Object.keys(CROPS[crop].activities) as ActivityId[];
  return {
    place: SAMPLE_PLACE,
    issued,
    crop,
    crops: [...CROP_IDS],
    season: SAMPLE_SEASON,
    alert: null,
    text: texts.line,
    warnings: [],
    activities: activities.map((activity) => makeActivity(activity, crop, language)),
    hints: [
      {
        kind: 'heat',
        weight: 'avoid',
        stage: 'flowering',
        from: '2026-08-08',
        days: 1,
        value: 35.3,
        basis: 'known',
        text: texts.hint,
      },
    ],
    water: {
      coefficient: 1.2,
      stage: 'mid',
      basis: 'known',
      past: { rain: 41.1, etc: 36.2, balance: 4.9 },
      coming: { rain: 44.8, etc: 34.3, balance: 10.5 },
      withheld: false,
      text: texts.water,
    },
    degreeDays:
      crop === 'shrimp'
        ? null
        : { lowest: 10, highest: 30, basis: 'known', past: 123.7, coming: 125, text: texts.growth },
    days: Array.from({ length: 15 }, (_, index) => makeFarmDay(index, crop)),
    pastDays: Array.from({ length: 7 }, (_, index) => makeFarmDay(index - 7, crop, { work: [] })),
    diseases: CROPS[crop].diseases.map((disease) => ({
      disease,
      name: words.diseases[disease],
      weather: words.diseaseWeather[disease],
      basis: 'proposed',
      index: 40,
      level: 'medium',
      days: [true, true, null, true, false, false, false, true, false, false],
      text: describeDisease(disease, 'medium', crop, language),
    })),
    lunarDate: { day: 21, month: 6, year: 2026, leap: false, yearName: language === 'vi' ? 'Bính Ngọ' : 'Fire Horse' },
    solarTerms: {
      current: { name: texts.terms[0], from: '2026-07-23' },
      next: { name: texts.terms[1], from: '2026-08-07' },
    },
    drying: CROPS[crop].activities.dry === undefined ? null : makeDrying(language, crop),
    riceField: null,
    ...changes,
  };
}

/** A day that dries until rain in the afternoon, then a day to consider and one to avoid; rice with a layer of 5 cm. */
function makeDrying(language: Language, crop: CropId): NonNullable<FarmReply['drying']> {
  const isVietnamese = language === 'vi';
  const texts = isVietnamese
    ? ['Hôm nay phơi được 09:00–15:00; gom lúa, phủ bạt trước 15:30.', 'Ngày mai cân nhắc.', 'Thứ Tư không nên phơi.']
    : [
        'Today: good drying 09:00–15:00; gather and cover the rice by 15:30.',
        'Tomorrow: consider.',
        'Wednesday: not fit.',
      ];
  const verdicts = ['good', 'consider', 'avoid'] as const;
  const days = verdicts.map((verdict, index) => {
    const date = toMoment(START + index * 24 * HOUR_MS).slice(0, 10);
    const isGood = verdict === 'good';
    return {
      date,
      verdict,
      spell: verdict === 'avoid' ? null : { from: `${date}T09:00:00+07:00`, to: `${date}T15:00:00+07:00` },
      gatherBy: isGood ? `${date}T15:30:00+07:00` : null,
      gatherFor: isGood ? ('rain' as const) : null,
      rainProbability: isGood ? 45 : null,
      text: texts[index] ?? '',
    };
  });
  const grain = {
    layer: 'medium' as const,
    moistureFrom: 24,
    moistureTo: 28,
    moistureDry: 14,
    dryFrom: null,
    dryTo: null,
    dryingHours: 6,
    hoursLeft: 12.4,
    moisture: [
      { at: '2026-08-03T14:00:00+07:00', moistureLow: 24, moistureHigh: 28 },
      { at: '2026-08-04T09:00:00+07:00', moistureLow: 24, moistureHigh: 28 },
      { at: '2026-08-04T15:00:00+07:00', moistureLow: 18.2, moistureHigh: 20.6 },
    ],
    basis: 'proposed' as const,
    text: isVietnamese ? 'Lớp 5 cm: còn khoảng 13 giờ phơi.' : 'A layer of 5 cm: about 13 more drying hours.',
  };
  return { text: texts[0] ?? '', days, grain: crop === 'rice' ? grain : null };
}

const RICE_DATES = ['2026-05-24', '2026-06-09', '2026-06-28', '2026-08-02', '2026-08-10', '2026-08-27', '2026-09-07'];

/** A 100-day field in flower, 71 days after sowing, with heat to come. */
export function makeRiceField(language: Language = 'vi'): NonNullable<FarmReply['riceField']> {
  const isVietnamese = language === 'vi';
  const heat = isVietnamese
    ? 'Nóng 38° thứ Tư lúc trổ, hạt dễ lép: nên giữ đủ nước trong ruộng.'
    : 'Heat of 38° on Wednesday at flowering may leave grains empty: keep the field well watered.';
  return {
    sown: '2026-05-24',
    variety: 100,
    planting: 'direct',
    day: 71,
    state: 'flowering',
    marginDays: 5,
    mainSeason: true,
    stages: RICE_STAGES.map((stage, index) => ({
      stage,
      name: riceMessages[language].stages[stage],
      from: RICE_DATES[index] ?? '',
      to: formatDate((parseDate(RICE_DATES[index + 1] ?? '') ?? 0) - DAY_SECONDS),
    })),
    risks: [
      {
        kind: 'heatFlowering',
        level: 'red',
        from: '2026-08-05',
        days: 1,
        value: 38,
        margin: false,
        basis: 'proposed',
        text: heat,
      },
    ],
    text: `${isVietnamese ? 'Lúa ngày thứ 71 sau gieo: trổ bông' : 'Day 71 after sowing: flowering'}. ${heat}`,
    seasonText: null,
  };
}

/** A reply in which every optional value is null. */
export function makeUnknownFarmReply(language: Language = 'vi', crop: CropId = 'rice'): FarmReply {
  const reply = makeFarmReply(language, makeIssued(), crop);
  const unknown = { rain: null, etc: null, balance: null };
  const text =
    language === 'vi' ? 'Chưa đủ số liệu để xét: xem lại sau.' : 'Not enough data to judge: check again later.';
  return {
    ...reply,
    text: null,
    activities: reply.activities.map((activity) => ({
      ...activity,
      now: { verdict: null, reasons: [], text },
      next: null,
      nextText: text,
      hours: activity.hours.map(({ at }) => ({ at, verdict: null, reasons: [] })),
    })),
    hints: [],
    water: { ...reply.water, past: unknown, coming: unknown, text: null },
    degreeDays: reply.degreeDays && { ...reply.degreeDays, past: null, coming: null, text: null },
    days: reply.days.map(({ date, work }) => toUnknownDay(date, work)),
    diseases: reply.diseases.map((disease) => ({
      ...disease,
      index: null,
      level: null,
      days: disease.days.map(() => null),
      text,
    })),
    lunarDate: null,
  };
}

function toUnknownDay(date: string, work: FarmDay['work']): FarmDay {
  const { date: _date, work: _work, ...values } = makeFarmDay(0, 'rice');
  const unknown = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  return {
    ...(unknown as unknown as FarmDay),
    date,
    work: work.map(({ activity }) => ({ activity, goodHours: null, best: null })),
  };
}
