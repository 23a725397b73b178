import { expect, it } from 'vitest';
import { draftProcedure, readDay, readMoment, readTyped, toProcedureBody, writeMoment } from './reservoir-draft.ts';

it('numbers may have a comma; what is none stays for the portal to refuse', () => {
  expect(['418,5', ' 180 ', '', '1.2.3', 'cao'].map(readTyped)).toEqual([418.5, 180, null, '1.2.3', 'cao']);
});

it('days have the day first', () => {
  expect(['15/6', '1/12', '22.7', 'mai'].map(readDay)).toEqual(['06-15', '12-01', '07-22', 'mai']);
});

it('moments are of the clock of Vietnam', () => {
  expect(writeMoment('2026-08-03T14:05:00+07:00')).toBe('2026-08-03T14:05');
  expect([readMoment('2026-08-03T14:05'), readMoment('')]).toEqual(['2026-08-03T14:05:00+07:00', '']);
});

it('a procedure comes back as it was stored', () => {
  const procedure = {
    floodSeason: { from: '06-15', to: '09-15' },
    levelCaps: [{ from: '07-22', to: '09-15', level: 418.5 }],
    minimumReleases: [{ from: '01-01', to: '12-31', release: 24 }],
    noticeHours: 4,
  };
  expect(toProcedureBody(draftProcedure(procedure, 'vi'))).toEqual(procedure);
  expect(draftProcedure(procedure, 'vi').caps[0]).toMatchObject({ from: '22/7', to: '15/9', value: '418,5' });
});
