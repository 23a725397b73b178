import { windDeskMessages } from '@portal/content/messages/wind-desk-messages';
import { windFarmMessages } from '@portal/content/messages/wind-farm-messages';
import type { FarmWork } from '@portal/contract/own/wind-farms';
import { toFarmWork, toSeaWork } from '@portal/contract/wind-work';
import { NO_CONDITIONS } from '@portal/domain/safety/work-gate';
import { SUGGESTED_WORK } from '@portal/domain/wind/sea-work.table';
import { describe, expect, it } from 'vitest';
import { assessDesk } from '#components/wind-desk/assess-desk.ts';
import type { DeskData, DeskSubject } from '#components/wind-desk/desk-data.ts';
import { readDraft, toDraft } from './work-draft.ts';
import { writeDeskCsv } from './write-desk-csv.ts';

const CRANE: FarmWork = {
  kind: 'crane',
  limits: [
    { quantity: 'wind', height: 150, limit: 10.5 },
    { quantity: 'thunder', limit: 1 },
  ],
  workHours: 6,
  contingencyHours: 2,
  alpha: [{ untilHours: 48, factor: 0.85 }],
  clock: { from: 6, to: 18 },
};

describe('the form of limits', () => {
  it('gives back what it was given, with decimal commas or points', () => {
    expect(toDraft(CRANE, true)).toMatchObject({ values: { wind: '10,5' }, alpha: ['', '0,85', ''] });
    for (const comma of [true, false]) expect(readDraft(toDraft(CRANE, comma))).toEqual(CRANE);
  });
  it('takes an empty field for no limit, and a word for a mistake', () => {
    const draft = toDraft(CRANE, true);
    expect(readDraft({ ...draft, values: { wind: ' ' } })?.limits).toEqual([]);
    expect(readDraft({ ...draft, values: { wind: 'mười' } })).toBeNull();
    expect(readDraft({ ...draft, workHours: '' })).toBeNull();
  });
});

it('suggestions go through calls unchanged', () => {
  for (const kind of ['crane', 'crewTransfer', 'diving', 'helicopter'] as const)
    expect(toSeaWork(toFarmWork(kind, SUGGESTED_WORK[kind]))).toEqual(SUGGESTED_WORK[kind]);
});

it('a file for spreadsheets has a line an hour, unknown as empty, and says whose curve it rests on', () => {
  const data = {
    place: { elevation: 0 },
    issued: { runAt: null, demo: true },
    wind: [
      {
        at: '2026-08-03T14:00:00+07:00',
        pressure: null,
        temperature: null,
        airDensity: null,
        visibility: 9,
        thunder: 0,
        levels: [{ height: 100, windSpeed: 12, windSpeedLow: null, windSpeedHigh: null }],
      },
    ],
    waves: null,
    wavesMissing: 'noData',
    conditions: NO_CONDITIONS,
  } as unknown as DeskData;
  const subject: DeskSubject = {
    farm: { curve: null, count: 1, availability: 1, wakeLoss: 0 },
    hubHeightM: 100,
    works: [{ kind: 'crane', work: { ...toSeaWork(CRANE), clock: null } }],
    isSuggested: false,
  };
  const text = writeDeskCsv({
    data,
    desk: assessDesk(data, subject, '2026-08-03T14:05:00+07:00'),
    subject,
    words: windFarmMessages.en.csv,
    deskWords: windDeskMessages.en,
  });
  const [head, row] = text.trim().split('\r\n');
  expect(head).toContain('Verdict: Blade lifts');
  expect(row).toBe('2026-08-03T14:00:00+07:00,,,,,,,12,,,,,,,,,,illustrative power curve,100,,,,,,,,yes');
});
