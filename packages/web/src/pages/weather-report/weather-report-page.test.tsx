import type { CallApi } from '@portal/contract/call-api';
import type {
  ChanceGain,
  ElementGain,
  EventScores,
  LeadScores,
  RainScores,
  SourceWeights,
  TemperatureGain,
  VerificationLearning,
  VerificationProject,
  VerificationReports,
  VerificationScores,
} from '@portal/contract/endpoints/verification';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { makeSampleRequest } from '#pages/request.fixture.ts';
import { weatherReportPage } from './weather-report-page.tsx';

const NONE = {
  brier: null,
  brierLow: null,
  brierHigh: null,
  brierReliability: null,
  brierResolution: null,
  brierUncertainty: null,
};

const leadOf = (leadDays: number, changes: Partial<LeadScores> = {}): LeadScores => ({
  leadDays,
  pairs: 620,
  pairDays: 31,
  bias: 0.2,
  absoluteError: 1 + leadDays / 4,
  absoluteErrorLow: 1.1,
  absoluteErrorHigh: 1.4,
  squareError: 1.6,
  withinTwo: 81,
  persistenceError: 2.4,
  climateError: 2.1,
  persistenceSkill: 0.4,
  climateSkill: 0.9 - leadDays / 5,
  rangeCoverage: null,
  ...NONE,
  monthScore: 81,
  ...changes,
});

const RAIN: RainScores = {
  leadDays: 1,
  leastMm: 0.3,
  hits: 226,
  falseAlarms: 79,
  missedEvents: 92,
  correctNegatives: 595,
  detection: 226 / 318,
  detectionLow: 0.66,
  detectionHigh: 0.75,
  falseAlarmRatio: 79 / 305,
  falseAlarmRatioLow: 0.22,
  falseAlarmRatioHigh: 0.3,
  successIndex: 226 / 397,
  successIndexLow: null,
  successIndexHigh: null,
  frequencyBias: 0.96,
  heidkeSkill: 0.6,
  persistenceIndex: 0.4,
};

const EMPTY: VerificationScores = {
  scoredMonth: null,
  source: 'shown',
  variable: 'temperatureMaxC',
  unit: '°C',
  province: null,
  scoredStations: 0,
  scoredMonths: [],
  scoredSources: [],
  credits: ['Reports of airports, public domain.'],
  scores: [],
  rainScores: [],
  eventScores: [],
  reliabilityBins: [],
  provinceScores: [],
  worstMisses: [],
};

const FULL: VerificationScores = {
  ...EMPTY,
  scoredMonth: '2026-08',
  scoredStations: 20,
  scoredMonths: ['2026-06', '2026-07', '2026-08'],
  scores: [1, 2, 3, 4, 5, 6].map((leadDays) => leadOf(leadDays)),
  rainScores: [RAIN, { ...RAIN, leastMm: 1 }, { ...RAIN, leastMm: 10 }],
  reliabilityBins: Array.from({ length: 10 }, (_, tenth) => ({
    cases: 62,
    forecastShare: 10 * tenth + 5,
    observedShare: 10 * tenth,
  })),
  provinceScores: [{ province: 'ha-noi', pairs: 31, monthScore: 77.42 }],
  worstMisses: [
    { date: '2026-07-12', station: 'Trạm Vinh', province: 'nghe-an', forecastValue: 37, observedValue: 40.2 },
  ],
};

const PROJECT: VerificationProject = {
  id: 'mau',
  yearData: 2025,
  nameLocation: 'Sơn La',
  namePartner: 'Đối tác mẫu',
  nameProject: 'Công trình mẫu',
  lat: 21.5,
  lon: 103.9,
  resultEvaluation: [41.2, 50.96, 55, 62.4, 68.1, 74.6, 90.99, 91, null, null, null, null],
  description: 'Mô tả',
  sourceFileData: '/verification-files/mau.xlsx',
  dataElement: { title: 'Mưa', keyActive: 'rainYesNo', unit: 'mm', typeCompares: [{ forecast: 'B2', real: 'C2' }] },
  add: [],
  leadText: '24 giờ trước',
  monthPairs: [31, 28, 31, 30, 31, 30, 31, 31, 0, 0, 0, 0],
  persistenceEvaluation: Array(12).fill(null),
};

const NO_REPORTS: VerificationReports = {
  reportedFrom: '2026-07-04T14:00:00+07:00',
  reportedTo: '2026-08-03T14:00:00+07:00',
  comparedReports: 0,
  saidRainReportedRain: 0,
  saidRainReportedDry: 0,
  saidDryReportedRain: 0,
  saidDryReportedDry: 0,
  reportAgreement: null,
  unsaidReports: 0,
  leftOutReports: 0,
};

const NOTHING_LEARNED: VerificationLearning = {
  learnedAt: null,
  learnedFrom: null,
  learnedUntil: null,
  learnedStations: 0,
  temperatureGains: [],
  elementGains: [],
  sourceWeights: [],
  chanceGains: [],
};

const GAIN: TemperatureGain = {
  source: 'gfs',
  extreme: 'high',
  leadFrom: 0,
  leadTo: 1,
  learnedDays: 110,
  learnedPairs: 2200,
  errorBefore: 2.162,
  errorAfter: 1.404,
  neighbourBefore: 2.162,
  neighbourAfter: 1.7,
  isApplied: true,
  reachKm: 100,
  heldBackBy: null,
};

const WIND_GAIN: ElementGain = {
  source: 'gfs',
  correctedElement: 'wind',
  unit: 'm/s',
  leadFrom: 0,
  leadTo: 1,
  learnedDays: 110,
  learnedPairs: 1900,
  errorBefore: 2.4,
  errorAfter: 1.9,
  neighbourBefore: null,
  neighbourAfter: null,
  isApplied: true,
  reachKm: 25,
  heldBackBy: null,
};

const GUSTS: EventScores = {
  leadDays: 1,
  weatherEvent: 'gust',
  eventThreshold: 10.8,
  eventCases: 620,
  baseRate: 6.45,
  hits: 22,
  falseAlarms: 30,
  missedEvents: 18,
  correctNegatives: 550,
  detection: 0.55,
  falseAlarmRatio: 30 / 52,
  successIndex: 22 / 70,
  frequencyBias: 1.3,
  heidkeSkill: 0.44,
  persistenceIndex: 0.2,
};

const CHANCE_GAIN: ChanceGain = {
  source: 'gefs',
  climateArea: 'country',
  leadFrom: 0,
  leadTo: 1,
  learnedDays: 150,
  learnedPairs: 1800,
  wetStationDays: 640,
  hazardScale: 0.5,
  hazardPower: 1.1,
  brierBefore: 0.1802,
  brierAfter: 0.1505,
  reliabilityBefore: 0.04,
  reliabilityAfter: 0.006,
  isApplied: true,
  heldBackBy: null,
};

const WEIGHTS: SourceWeights = {
  source: 'ecmwf',
  weightedVariable: 'temperature',
  weightSeason: 'year',
  unit: '°C',
  errorYear: null,
  leadFrom: 0,
  leadTo: 1,
  learnedDays: 90,
  learnedPairs: 3600,
  errorSingle: 1.4,
  errorWeighted: 1.12,
  weightShares: [
    { source: 'ecmwf', sharePercent: 61.3 },
    { source: 'gfs', sharePercent: 38.7 },
  ],
  isApplied: true,
  heldBackBy: null,
};

const LEARNED: VerificationLearning = {
  learnedAt: '2026-08-03T07:10:00+07:00',
  learnedFrom: '2026-04-05',
  learnedUntil: '2026-08-02',
  learnedStations: 20,
  temperatureGains: [
    GAIN,
    { ...GAIN, leadFrom: 2, leadTo: 3, errorAfter: 2.16, isApplied: false, heldBackBy: 'noGain' },
  ],
  elementGains: [
    WIND_GAIN,
    { ...WIND_GAIN, correctedElement: 'cloud', unit: '%', isApplied: false, heldBackBy: 'fewPairs' },
  ],
  sourceWeights: [WEIGHTS, { ...WEIGHTS, leadFrom: 2, leadTo: 3, isApplied: false, heldBackBy: 'noGain' }],
  chanceGains: [
    CHANCE_GAIN,
    { ...CHANCE_GAIN, climateArea: 'south', brierAfter: 0.1801, isApplied: false, heldBackBy: 'noGain' },
    { ...CHANCE_GAIN, climateArea: 'highlands', brierAfter: null, isApplied: false, heldBackBy: 'fewDays' },
  ],
};

/** Replies besides the scores; null for a failing call. */
interface RenderedParts {
  readonly reports?: VerificationReports | null;
  readonly learning?: VerificationLearning;
}

async function render(
  scores: VerificationScores | null,
  projects: readonly VerificationProject[] = [],
  changes: Parameters<typeof makeSampleRequest>[0] = {},
  { reports = NO_REPORTS, learning = NOTHING_LEARNED }: RenderedParts = {},
) {
  const asked: Record<string, unknown>[] = [];
  const call = (async ({ id }: { id: string }, { query }: { query: Record<string, unknown> }) => {
    if (id === 'placesProvinces')
      return { ok: true, reply: { provinces: [{ slug: 'ha-noi', name: 'Hà Nội', region: 'north' }] } };
    if (id === 'verificationLearning') return { ok: true, reply: learning };
    if (id === 'verificationProjects') return { ok: true, reply: { projects } };
    if (id === 'verificationReports') return reports === null ? { ok: false } : { ok: true, reply: reports };
    asked.push(query);
    return scores === null ? { ok: false, problem: {} } : { ok: true, reply: scores };
  }) as unknown as CallApi;
  const request = makeSampleRequest({ routeId: 'weather-report', path: '/weather-report', language: 'vi', ...changes });
  const outcome = await weatherReportPage(request, call);
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return { html: renderToStaticMarkup(outcome.body), asked };
}

const toText = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the verification report', () => {
  it('says without measurements that there are none, in both languages, and shows no score', async () => {
    const [vi, en] = [await render(EMPTY), await render(EMPTY, [], { language: 'en' })];
    expect(toText(vi.html)).toContain('Chưa có số đo để đối chiếu');
    expect(toText(en.html)).toContain('No measurements to compare with yet');
    for (const { html } of [vi, en]) {
      expect(html).not.toMatch(/POD|MAE|N = |<form|scores\.svg/);
      expect(html).toContain('id="method"');
    }
  });

  it('says what was learned and what it is worth on held-back days, also where it is not used', async () => {
    const text = toText((await render(FULL, [], {}, { learning: LEARNED })).html);
    expect(text).toContain('GFS, báo trước đến 1 ngày: sai số của nhiệt độ cao nhất giảm từ 2,16 xuống 1,40 °C.');
    expect(text).toContain('2–3 ngày cao nhất 2,16 2,16 2.200 không, vì không giảm rõ');
    expect(text).toContain('Học từ 20 trạm');
    expect(text).toContain(
      'Báo trước đến 1 ngày, cả năm: nhiệt độ lấy 61% ECMWF, 39% GFS; sai số giảm từ 1,40 °C (chỉ ECMWF) xuống 1,12 °C.',
    );
    expect(text).toContain('2–3 ngày nhiệt độ cả năm 61% ECMWF, 39% GFS 1,40 °C 1,12 °C 3.600 không, vì không giảm rõ');
    expect(text).toContain(
      'báo trước đến 1 ngày, cả nước: điểm Brier của khả năng mưa trong ngày giảm từ 0,180 xuống 0,151.',
    );
    expect(text).toContain('đến 1 ngày Nam Bộ 0,180 0,180 1.800 không, vì không giảm rõ');
    expect(text).not.toContain('Tây Nguyên');
    expect(toText((await render(FULL)).html)).toContain('Chưa học được gì');
    const off = {
      ...LEARNED,
      temperatureGains: [{ ...GAIN, isApplied: false, heldBackBy: 'switchedOff' as const }],
      chanceGains: [],
    };
    expect(toText((await render(FULL, [], { language: 'en' }, { learning: off })).html)).toContain('switched off');
  });

  it('says that it failed where the call does, and stands', async () => {
    expect(toText((await render(null)).html)).toContain('Không tải được kết quả kiểm chứng');
  });

  it('has three figures with their samples and intervals, of the newest month that is over', async () => {
    const { html, asked } = await render(FULL);
    const text = toText(html);
    expect(text).toContain('thường lệch 1,3 °C');
    expect(text).toContain('7 trong 10');
    expect(text).toContain('3 trong 10');
    expect(text).toContain('N = 620 · khoảng 5–95%: 1,10–1,40');
    expect(text).toContain('Tháng 7/2026; 20 trạm');
    expect(asked.slice(1).every(({ month }) => month === '2026-07')).toBe(true);
    expect(text).toContain('Từ 5 ngày trở đi, dự báo không hơn trung bình khí hậu.');
    expect(text).toContain('Dự báo 37,0 °C, đo được 40,2 °C');
  });

  it('credits models and measurements below the scores', async () => {
    expect(toText((await render(FULL)).html)).toContain('Reports of airports, public domain.');
  });

  it('shows no figure of fewer than twenty pairs', async () => {
    const few = {
      ...FULL,
      scores: [leadOf(1, { pairs: 19 })],
      rainScores: [{ ...RAIN, hits: 5, falseAlarms: 3, missedEvents: 4 }],
    };
    const text = toText((await render(few)).html);
    expect(text).not.toContain('thường lệch');
    expect(text).not.toContain('trong 10');
    expect(text).toContain('chưa đủ 20 cặp');
  });

  it('asks for what was chosen, and for nothing that is no choice', async () => {
    const chosen = await render(FULL, [], {
      query: { variable: 'rainMm', province: 'ha-noi', lead: '3', month: '2026-06' },
    });
    expect(chosen.asked[2]).toEqual({ variable: 'rainMm', province: 'ha-noi', lead: 3, month: '2026-06' });
    const odd = await render(FULL, [], { query: { variable: 'x', province: '../', lead: '99', month: '2026-13' } });
    expect(odd.asked[2]).toEqual({ variable: 'temperatureMaxC', lead: 1, month: '2026-07' });
    expect(chosen.html).toContain('<option value="rainMm" selected="">');
  });

  it('shows sites with their months in the colours of the unrounded scores, and the spreadsheet', async () => {
    const { html } = await render(EMPTY, [PROJECT]);
    expect([...html.matchAll(/<li data-band="(\w+)"/g)].map(([, band]) => band)).toEqual([
      'red',
      'red',
      'amber',
      'amber',
      'amber',
      'paleGreen',
      'green',
      'blue',
      'none',
      'none',
      'none',
      'none',
    ]);
    expect(html).toContain('href="/verification-files/mau.xlsx"');
    expect(toText(html)).toContain('N từ 28 đến 31 mỗi tháng');
  });
});

describe('what is learned and counted besides', () => {
  it('says what wind, humidity and cloud gain, and by season what each source counts', async () => {
    const seasonal = { ...WEIGHTS, weightedVariable: 'cloud', weightSeason: 'northeast', unit: '%' } as const;
    const learning = { ...LEARNED, sourceWeights: [{ ...seasonal, errorWeighted: 1 }] };
    const vi = toText((await render(FULL, [], {}, { learning })).html);
    expect(vi).toContain('GFS, báo trước đến 1 ngày: sai số của gió mạnh nhất giảm từ 2,40 m/s xuống 1,90 m/s.');
    expect(vi).toContain('đến 1 ngày mây 2,40 % 1,90 % 1.900 không, vì ít số đo');
    expect(vi).toContain('Báo trước đến 1 ngày, gió mùa đông bắc: mây lấy 61% ECMWF, 39% GFS');
    const en = toText((await render(FULL, [], { language: 'en' }, { learning })).html);
    expect(en).toContain('GFS, up to 1 day ahead: the error of the strongest wind falls from 2.40 m/s to 1.90 m/s.');
    expect(en).toContain('up to 1 day ahead, north-east monsoon: cloud cover is 61% ECMWF, 39% GFS');
  });

  it('counts gusts and fog, and says where there are too few for a rate', async () => {
    const few = { ...GUSTS, eventThreshold: 17.2, hits: 1, missedEvents: 1, baseRate: 0.32 };
    const none = { detection: null, falseAlarmRatio: null, successIndex: null };
    const { html } = await render({ ...FULL, eventScores: [GUSTS, { ...few, ...none }] });
    expect(toText(html)).toContain('Giật từ cấp 6 (10,8 m/s) 620 40 (6,5%) 22 30 18 0,55 0,58 0,31');
    expect(toText(html)).toContain('Giật từ cấp 8 (17,2 m/s) 620 2 (0,3%) 1 30 1 quá ít quá ít quá ít');
    expect(toText((await render(FULL, [], { language: 'en' })).html)).toContain('No cases to compare yet.');
  });
});

describe('reports of readers', () => {
  it('stand apart, with their agreement from twenty on', async () => {
    const counts = {
      saidRainReportedRain: 41,
      saidRainReportedDry: 9,
      saidDryReportedRain: 6,
      saidDryReportedDry: 1210,
    };
    const many = {
      ...NO_REPORTS,
      ...counts,
      comparedReports: 1266,
      reportAgreement: 99,
      unsaidReports: 3,
      leftOutReports: 12,
    };
    const shown = async (reports: VerificationReports | null, language: 'vi' | 'en' = 'vi') =>
      toText(
        /<section[^>]*id="readers".*?<\/section>/.exec(
          (await render(EMPTY, [], { language }, { reports })).html,
        )?.[0] ?? '',
      );
    const vi = await shown(many);
    expect(vi).toContain('N = 1.266');
    expect(vi).toContain('Trang nói đang mưa 41 9 Trang nói không mưa 6 1.210');
    expect(vi).toContain('Trong 1.266 lượt, hai bên khớp nhau 99%.');
    expect(vi).toContain('trang nói đang mưa 41 trong 47 lượt. 3 lượt đến khi trang không rõ');
    expect(vi).toContain('12 lượt không tính');
    expect(await shown(many, 'en')).toContain('They agree in 99% of 1,266 reports.');
    const few = await shown({ ...NO_REPORTS, saidDryReportedDry: 19, comparedReports: 19 });
    expect(few).toContain('Mới có 19 lượt. Từ 20 lượt chúng tôi mới tính');
    expect(few).not.toContain('khớp nhau 100');
    expect(await shown(NO_REPORTS)).toContain('Chưa có lượt báo nào.');
    expect(await shown(null)).toContain('Không tải được kết quả kiểm chứng');
    for (const text of [vi, few, await shown(NO_REPORTS)]) expect(text).toContain('Lượt báo không phải số đo');
  });
});
