import { WARNING_KINDS } from '@portal/domain/warning/warning-kind.table';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeSampleAlert, makeSampleBulletin, SAMPLE_RULES } from './bulletin.fixture.ts';
import { readWarningFile } from './read-warning-file.ts';
import type { Warning } from './warning.ts';
import type { WarningUnits } from './warning-coverage.ts';
import { writeCap } from './write-cap.ts';

const UNITS: WarningUnits = { findUnit: () => null, listWards: () => [], findWard: () => null, listRings: () => [] };

function read(text: string): Warning {
  const file = readWarningFile(new TextEncoder().encode(text), SAMPLE_RULES);
  if (file.kind !== 'warnings') throw new Error('is no warning');
  const [warning] = file.warnings;
  if (warning === undefined) throw new Error('is no warning');
  return warning;
}

const pass = (warning: Warning) => read(writeCap(warning, 'example.com', UNITS));

it('a message that came as CAP is passed on as it was', () => {
  const warning = read(makeSampleAlert({ info: { effective: '2026-08-03T15:00:00+07:00' } }));
  expect(pass(warning)).toEqual(warning);
});

it('a bulletin in words gets the portal as its sender, and no urgency, severity or certainty', () => {
  const warning = read(makeSampleBulletin({ area: '{name: Bắc Bộ, places: [ha-noi], circles: "16,108 0.000001"}' }));
  const reference = `example.com,${warning.id},2026-08-03T13:40:00+07:00`;
  const unknown = { urgency: 'Unknown', severity: 'Unknown', certainty: 'Unknown' };
  expect(pass(warning)).toEqual({ ...warning, cap: { reference, part: null, category: 'Met', ...unknown } });
});

it('one of several of a message has the portal as its sender, and names the message as its source', () => {
  const warning = read(makeSampleAlert());
  if (warning.cap === null) throw new Error('came as CAP');
  const part = { ...warning, id: `${warning.id}-2`, cap: { ...warning.cap, part: 2 } };
  const text = writeCap(part, 'example.com', UNITS);
  expect(text).toContain(`<sender>example.com</sender>`);
  expect(text).toContain(`<identifier>${part.id}</identifier>`);
  expect(text).toContain(`<source>${warning.cap.reference}</source>`);
});

it('whatever a bulletin says comes back the same', () => {
  const words = fc
    .string({
      unit: fc.constantFrom('a', 'ệ', '<', '&', '"', "'", ']]>', '😀', '\u0301', '-', '#', ';'),
      minLength: 1,
      maxLength: 30,
    })
    .map((text) => `x ${text.normalize('NFC')} y`);
  const english = fc.option(fc.record({ headline: words, text: words }), { nil: null });
  const given = fc.record({
    number: words,
    issuer: words,
    headline: words,
    text: fc.tuple(words, words).map(([a, b]) => `${a}\n\n- ${b}`),
    english,
    kind: fc.constantFrom(...WARNING_KINDS),
    level: fc.constantFrom(null, 1, 2, 3, 4, 5),
    link: fc.constantFrom(null, 'https://example.com/?a=1&b=%22'),
  });
  fc.assert(
    fc.property(given, (fields) => {
      const base = read(
        makeSampleAlert({
          area: '<area><areaDesc>x</areaDesc><geocode><valueName>place</valueName><value>ha-noi</value></geocode><circle>16.000000001,108 5</circle></area>',
        }),
      );
      const warning = { ...base, ...fields } as Warning;
      expect({ ...pass(warning), id: '' }).toEqual({ ...warning, id: '' });
    }),
  );
});
