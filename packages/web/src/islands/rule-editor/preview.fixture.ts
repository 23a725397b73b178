import type { RulePreview } from '@portal/contract/own/rule-preview';

const day = (date: string, clock = '14:40'): string => `2026-${date}T${clock}:00+07:00`;

/** An event with its forecasts 60 and 30 minutes before. */
const event = (date: string, happened: boolean, chances: readonly [number, number], clock = '14:40') => ({
  at: day(date, clock),
  peak: happened ? 12 : 0.4,
  happened,
  byLead: [
    { lead: 60, chance: chances[0], rate: happened ? 8 : 1 },
    { lead: 30, chance: chances[1], rate: happened ? 10 : 2 },
  ],
});

/** A rule on moderate rain at 60 % within 30 minutes, previewed on 21 July 2026. Fictitious. */
export const PREVIEW: RulePreview = {
  knownFrom: day('06-24', '00:00'),
  basis: 'radar',
  issued: { demo: true },
  past: {
    messages: [
      { at: day('06-24'), text: 'Nhà: mưa to từ khoảng 15:00.', outcome: 'right' },
      { at: day('06-29'), text: 'Nhà: mưa vừa từ khoảng 15:00.', outcome: 'wrong' },
      { at: day('07-01', '09:10'), text: 'Nhà: mưa vừa từ khoảng 09:30.', outcome: 'wrong' },
      { at: day('07-01'), text: 'Nhà: mưa vừa từ khoảng 15:00.', outcome: 'right' },
      { at: day('07-21', '05:00'), text: 'Nhà: mưa vừa từ khoảng 05:20.', outcome: null },
    ],
    missed: [{ at: day('07-06', '17:00'), peak: 5.2 }],
    right: 2,
    wrong: 2,
    unknown: 1,
    events: [
      event('06-24', true, [70, 85]),
      event('06-29', false, [45, 65]),
      event('07-01', false, [50, 62]),
      event('07-01', true, [80, 90]),
      event('07-06', true, [30, 45], '17:00'),
    ],
  },
  days: [],
  next: [
    { at: day('07-21', '16:10'), because: 'Nhà: mưa vừa từ khoảng 16:10.', chance: 85 },
    { at: day('07-21', '20:00'), because: 'Nhà: mưa vừa từ khoảng 20:00.', chance: 62 },
    { at: day('07-23', '13:00'), because: 'Nhà: mưa vừa.', chance: 40 },
    { at: day('07-29', '13:00'), because: 'Nhà: mưa vừa.', chance: 60 },
  ],
};

export const PREVIEW_NOW = Date.parse(day('07-21', '14:05')) / 1000;
