import { describe, expect, it } from 'vitest';
import { describeTomorrow, describeTomorrowWork, type TomorrowWork } from './describe-work.ts';

const MIDNIGHT = Date.parse('2026-08-04T00:00:00+07:00') / 1000;
const work = (activity: TomorrowWork['activity'], from: number, to: number, verdict: 'good' | 'consider' = 'good') => ({
  activity,
  window: { fromAt: MIDNIGHT + from * 3600, toAt: MIDNIGHT + to * 3600, verdict },
  isKnown: true,
});
const none: TomorrowWork = { activity: 'harvest', window: null, isKnown: true };
const unknown: TomorrowWork = { activity: 'fertilise', window: null, isKnown: false };

describe('tellTomorrowWork', () => {
  it('says when, ending at 24:00 where the day does', () => {
    expect(describeTomorrowWork(work('spray', 6, 8), 'vi')).toBe('Nên phun 06:00–08:00.');
    expect(describeTomorrowWork(work('feed', 18, 24), 'en')).toBe('Best time: 18:00–24:00.');
  });

  it('says that it should be thought about, left or cannot be known', () => {
    expect(describeTomorrowWork(work('dry', 9, 11, 'consider'), 'vi')).toBe(
      'Chưa có khung tốt đủ dài: cân nhắc 09:00–11:00.',
    );
    expect(describeTomorrowWork(none, 'en')).toBe('No suitable window is long enough: choose another day.');
    expect(describeTomorrowWork(unknown, 'vi')).toBe('Chưa đủ số liệu để xét: xem lại sau.');
  });
});

describe('tellTomorrow', () => {
  it('shows good work with its hours, then what to think about, then what to leave', () => {
    const all = [work('spray', 6, 8), work('dry', 9, 15), work('fertilise', 6, 8, 'consider'), none];
    expect(describeTomorrow(all, 'vi')).toBe(
      'Ngày mai nên phun thuốc 06:00–08:00 và phơi nông sản 09:00–15:00; cân nhắc khi bón phân; không nên thu hoạch.',
    );
    expect(describeTomorrow(all, 'en')).toBe(
      'Tomorrow: good for spraying 06:00–08:00 and drying 09:00–15:00; take care with fertilising; avoid harvesting.',
    );
  });

  it('leaves out what is not known, and says nothing where nothing is', () => {
    expect(describeTomorrow([unknown, none], 'vi')).toBe('Ngày mai không nên thu hoạch.');
    expect(describeTomorrow([unknown], 'vi')).toBeNull();
    expect(describeTomorrow([], 'en')).toBeNull();
  });
});
