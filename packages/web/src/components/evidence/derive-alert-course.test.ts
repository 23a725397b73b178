import { ALERT_SAMPLES, type AlertSample } from '@portal/content/evidence/alert-samples.table';
import { expect, it } from 'vitest';
import { deriveAlertCourse, findExceedance } from './derive-alert-course.ts';

const SAMPLE: AlertSample = { ...ALERT_SAMPLES.crane, limit: 10, beginsAt: '23:40', aheadMinutes: 30 };

it('is beyond a limit above it, not at it', () => {
  expect(findExceedance([9, 10], 10)).toBeNull();
  expect(findExceedance([9, 11, 14, 10], 10)).toEqual({ from: 10, to: 30, peak: 14, peakAt: 20 });
  expect(findExceedance([11, 12], 10)).toEqual({ from: 0, to: 20, peak: 12, peakAt: 10 });
});

it('tells time past midnight, and what was measured beside what was forecast', () => {
  const course = deriveAlertCourse({ ...SAMPLE, forecast: [9, 9, 12, 13, 9], measured: [9, 9, 9, 14, 12] });
  expect(course).toEqual({
    sentAt: '23:30',
    noticeMinutes: 40,
    expected: { from: '00:00', to: '00:20', peak: 13 },
    stronger: { at: '00:10', value: 14 },
    measured: { from: '00:10', to: '00:30', peak: 14, peakAt: '00:10' },
    beyondMinutes: 20,
  });
});

it('speaks of nothing stronger where the forecast was higher', () => {
  expect(deriveAlertCourse({ ...SAMPLE, forecast: [12, 15], measured: [11, 12] })?.stronger).toBeNull();
});

it.each(Object.keys(ALERT_SAMPLES) as (keyof typeof ALERT_SAMPLES)[])('has a course in every sample (%s)', (id) => {
  const sample: AlertSample = ALERT_SAMPLES[id];
  const course = deriveAlertCourse(sample);
  expect(course?.stronger).not.toBeNull();
  expect(course?.noticeMinutes).toBeGreaterThanOrEqual(30);
  expect(sample.measured).toHaveLength(sample.forecast.length);
});
