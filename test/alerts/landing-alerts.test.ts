import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Form } from '../../apps/portal/src/features/alerts/delivery/write-forms.ts';
import {
  writePush,
  writeSms,
  writeWebhook,
  writeZalo,
} from '../../apps/portal/src/features/alerts/delivery/write-forms.ts';
import { writeLetter } from '../../apps/portal/src/features/alerts/delivery/write-letter.ts';
import { type PlaceSight, toOutlook } from '../../apps/portal/src/features/alerts/evaluate/outlook.ts';
import { writeAlert } from '../../apps/portal/src/features/alerts/evaluate/write-alert.ts';
import {
  toLetterForm,
  toPushForm,
  toSmsText,
  toWholeText,
  toZaloForm,
} from '../../packages/content/src/alerts/alert-forms.ts';
import { SEGMENTS, type SegmentId } from '../../packages/content/src/happy-rain/segment-words.ts';
import { type EventState, stepEvent } from '../../packages/domain/src/alert/alert-event.ts';
import { type AlertRule, DEFAULT_QUIET_HOURS } from '../../packages/domain/src/alert/alert-rule.ts';
import type { AlertText } from '../../packages/domain/src/alert/alert-text.ts';
import { decideSending } from '../../packages/domain/src/alert/sending-time.ts';
import { measureSms } from '../../packages/domain/src/alert/sms-text.ts';
import type { WorkWarning } from '../../packages/domain/src/safety/warning-gate.ts';
import { formatMoment } from '../../packages/domain/src/time/vietnam-time.ts';
import type { RainSlice } from '../../packages/domain/src/weather/rain-spells.ts';
import { makeSampleWarning } from '../../packages/web/src/components/warnings/warning.fixture.ts';
import { toWorkWarnings } from '../../packages/web/src/components/weather/hour/ride-block.tsx';
import { makeIssued, makeView, SAMPLE_PLACE } from '../../packages/web/src/components/weather/weather.fixture.ts';
import { deriveAlert, toSegmentRule } from '../../packages/web/src/pages/happy-rain/derive-alert.ts';
import type { LandingWeather } from '../../packages/web/src/pages/happy-rain/load-landing.ts';

/** Monday, 3 August 2026, 14:05 in Vietnam, and its ten-minute step. */
const NOW = Date.parse('2026-08-03T14:05:00+07:00') / 1000;
const BASE = NOW - 300;
const STEP = 600;
const PUBLIC_URL = 'https://thoitiet.troiviet.com.vn';
const STOP_CODE = 'abcd2345';
const IDS = Object.keys(SEGMENTS) as SegmentId[];
const BOTH = IDS.flatMap((id) => [[id, 'vi'] as const, [id, 'en'] as const]);

interface Course {
  readonly basis: 'radar' | 'model';
  readonly isOutsideRadar: boolean;
  readonly isDemo: boolean;
  /** Official warnings for the place, over ones among them. */
  readonly gates?: readonly WorkWarning[];
  /** Rain and its chance for the current ten minutes and the eighteen after. */
  readonly rain: readonly (readonly [rainMmh: number | null, chancePercent: number | null])[];
}

const toSlices = ({ rain }: Course): RainSlice[] =>
  rain.map(([rainMmh, chancePercent], step) => ({
    fromAt: BASE + step * STEP,
    toAt: BASE + (step + 1) * STEP,
    rainMmh,
    chancePercent,
    thunder: 0,
  }));

/** The weather as the landing page gets it: the reply of the nowcast. */
function toWeather(course: Course): LandingWeather {
  const [present, ...steps] = toSlices(course).map(({ fromAt, rainMmh, chancePercent }) => ({
    at: formatMoment(fromAt),
    lead: (fromAt - BASE) / 60,
    rainRate: rainMmh,
    rainRateHigh: null,
    modelShare: 0,
    rainProbability: chancePercent,
    thunder: 0 as const,
  }));
  const reply = {
    place: SAMPLE_PLACE,
    issued: { ...makeIssued(), demo: course.isDemo },
    basis: course.basis,
    outsideRadar: course.isOutsideRadar,
    frameAt: null,
    present,
    steps,
    total: null,
    sentence: '',
    starts: null,
    stops: null,
    around: null,
  };
  return {
    located: { place: SAMPLE_PLACE },
    slug: SAMPLE_PLACE.slug,
    nowcast: { ok: true, reply },
    hours: [],
    past: null,
    warnings: [],
    gates: [],
  } as unknown as LandingWeather;
}

/** The weather as rule evaluation gets it. */
const toSight = (course: Course): PlaceSight => ({
  place: SAMPLE_PLACE,
  basis: course.basis,
  isOutsideRadar: course.isOutsideRadar,
  slices: toSlices(course),
  findChances: () => [],
  hours: [],
  strokeKm: null,
  findDrying: () => null,
  findHeat: () => null,
  listWarnings: () => [],
  listGates: () => course.gates ?? [],
  issued: { ...makeIssued(), demo: course.isDemo },
});

/** The first message for an account with the rule, by the evaluation's own functions; null for none. */
function evaluate(rule: AlertRule, course: Course): AlertText | null {
  const sight = toSight(course);
  let state: EventState | null = null;
  for (const now of [NOW, ...course.rain.map((_, step) => BASE + (step + 1) * STEP)]) {
    const outlook = toOutlook(rule, [sight], now);
    if (outlook === null) return null;
    const step = stepEvent(rule, outlook, state);
    state = step.state;
    for (const message of step.messages) {
      const asked = { rule, message, now, sentToday: 0, accountQuietHours: DEFAULT_QUIET_HOURS, severity: 0 };
      if (message.kind !== 'start' || decideSending(asked).state !== 'queued') continue;
      const { basis, isOutsideRadar = false } = outlook;
      const watched = { rule, name: SAMPLE_PLACE.displayName.main, slug: SAMPLE_PLACE.slug };
      return writeAlert(watched, { message, sight, basis, isOutsideRadar, now });
    }
  }
  return null;
}

/** What each channel is given for a message. */
function deliver(content: AlertText, language: 'vi' | 'en') {
  const delivery = { id: 'id', content, language, kind: 'start', eventAt: NOW, expiresAt: NOW } as Form['delivery'];
  const target = { address: 'a@example.vn', stopCode: STOP_CODE, startId: null } as Form['target'];
  const form: Form = { delivery, target, publicUrl: PUBLIC_URL };
  const { title, body } = JSON.parse(writePush(form).payload);
  const { tieu_de, noi_dung } = writeZalo(form);
  const { subject, text } = writeLetter(form);
  return {
    sms: writeSms(form),
    push: { title, text: body },
    zalo: { title: tieu_de, text: noi_dung },
    email: { subject, paragraphs: text.split('\n\n')[0] },
    webhook: JSON.parse(writeWebhook(form)).text,
  };
}

/** What the landing page shows of a message, by channel. */
function show(text: AlertText, language: 'vi' | 'en') {
  const { subject, first, more } = toLetterForm(text);
  return {
    sms: toSmsText(text, `${new URL(PUBLIC_URL).host}/t/${STOP_CODE}`, language),
    push: toPushForm(text),
    zalo: toZaloForm(text),
    email: { subject, paragraphs: [first, ...more].join('\n') },
    webhook: toWholeText(text),
  };
}

const dryUntil = (step: number, ...rates: number[]): Course['rain'] =>
  Array.from({ length: 19 }, (_, index) => {
    const rate = rates[index - step] ?? 0;
    return [rate, rate > 0 ? 80 : 5];
  });

const derive = (id: SegmentId, language: 'vi' | 'en', weather: LandingWeather) =>
  deriveAlert(id, SEGMENTS[id], weather, makeView(language));
const toRule = (id: SegmentId, language: 'vi' | 'en') => toSegmentRule(id, SEGMENTS[id], makeView(language));

describe('the message on a landing page', () => {
  it.each(BOTH)('for %s in %s is byte for byte what every channel is sent of the same course', (id, language) => {
    const rain = dryUntil(6, 3, 8, 24, 12, 4);
    const course: Course = { basis: 'radar', isOutsideRadar: false, isDemo: false, rain };
    const sent = evaluate(toRule(id, language), course);
    const { text, isSample } = derive(id, language, toWeather(course));
    expect(isSample).toBe(false);
    expect(text).toEqual(sent);
    expect(show(text, language)).toEqual(deliver(sent as AlertText, language));
    if (id !== 'everyone') expect(deliver(sent as AlertText, language).sms).toMatch(/14:50|15:50/);
  });

  it.each(BOTH)('for %s in %s agrees with what is sent whatever comes, and fits one text message', (id, language) => {
    const rate = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 60, noNaN: true }), fc.constant(null));
    const chance = fc.option(fc.integer({ min: 0, max: 100 }));
    const courses = fc.record({
      basis: fc.constantFrom('radar' as const, 'model' as const),
      isOutsideRadar: fc.boolean(),
      isDemo: fc.boolean(),
      rain: fc.array(fc.tuple(rate, chance), { minLength: 19, maxLength: 19 }),
    });
    fc.assert(
      fc.property(courses, (course) => {
        const sent = evaluate(toRule(id, language), course);
        const { text, isSample } = derive(id, language, toWeather(course));
        expect(isSample).toBe(sent === null);
        if (sent !== null) expect(show(text, language)).toEqual(deliver(sent, language));
        expect(measureSms(show(text, language).sms)).toMatchObject({ encoding: 'gsm7', parts: 1 });
      }),
    );
  });

  it.each(BOTH)('for %s in %s is a sample without advice while an emergency bulletin speaks', (id, language) => {
    const course = { basis: 'radar', isOutsideRadar: false, isDemo: false, rain: dryUntil(6, 9, 9, 9) } as const;
    const dry = derive(id, language, toWeather({ ...course, rain: dryUntil(19) }));
    const warnings = [makeSampleWarning({ level: 4 })];
    const warned = derive(id, language, { ...toWeather(course), warnings, gates: warnings });
    expect([dry.isSample, warned.isSample]).toEqual([true, true]);
    const advice = dry.text.more.filter((sentence) => !warned.text.more.includes(sentence));
    expect(advice).toHaveLength(id === 'everyone' ? 0 : 1);
  });

  it.each(BOTH)('for %s in %s advises nothing for 24 hours after a storm, as what is sent', (id, language) => {
    const over = (hours: number) => {
      const expiresAt = NOW - hours * 3600;
      const [startsAt, ends] = [expiresAt - 7200, expiresAt].map(formatMoment);
      return makeSampleWarning({ level: 4, kind: 'storm', startsAt: startsAt ?? '', expiresAt: ends ?? '' });
    };
    const say = (hours: number) => {
      const gates = toWorkWarnings([over(hours)]);
      const course: Course = {
        basis: 'radar',
        isOutsideRadar: false,
        isDemo: false,
        rain: dryUntil(6, 9, 9, 9),
        gates,
      };
      const { text } = derive(id, language, { ...toWeather(course), gates: [over(hours)] });
      expect(text).toEqual(evaluate(toRule(id, language), course));
      return text.more.join(' ');
    };
    const wait = language === 'vi' ? 'Sau bão/lũ: chờ bản tin mới.' : 'After the storm: wait for the next bulletin.';
    const advice = /Đi trước|Về trước|Ra ngoài trước|Gom lúa|Leave by|Head home|Go out by|Gather the rice/;
    for (const hours of [0, 1, 22]) {
      expect(say(hours).includes(wait)).toBe(id !== 'everyone');
      expect(say(hours)).not.toMatch(advice);
    }
    expect(advice.test(say(24.5))).toBe(id !== 'everyone');
  });
});
