import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import { makeWarningRules } from '../../apps/portal/src/features/warnings/make-warning-rules.ts';
import { readNamedArea } from '../../apps/portal/src/features/warnings/read-named-area.ts';
import { WarningError } from '../../apps/portal/src/features/warnings/warning.ts';

const { units } = createPlaces();
const rules = makeWarningRules(units);
const read = (text: string) => readNamedArea(text, rules);

function findFault(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof WarningError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the area of a bulletin, in its words', () => {
  it.each([
    ['Tỉnh Lào Cai', ['lao-cai']],
    ['Hà Nội', ['ha-noi']],
    ['Lào Cai, Lai Châu và Điện Biên.', ['lao-cai', 'lai-chau', 'dien-bien']],
    ['Các tỉnh Lào Cai, Yên Bái và thành phố Hà Nội', ['lao-cai', 'yen-bai', 'ha-noi']],
    ['Các tỉnh, thành phố: Quảng Ninh; Hải Phòng', ['quang-ninh', 'hai-phong']],
    ['Các tỉnh, thành phố Quảng Ninh, Hải Phòng', ['quang-ninh', 'hai-phong']],
    ['Khu vực tỉnh Lào\n   Cai', ['lao-cai']],
    ['Trên địa bàn tỉnh Gia Lai', ['gia-lai']],
    ['Lào Cai (xã Y Tý, phường Sa Pa)', ['y-ty-lao-cai', 'sa-pa-lao-cai']],
    [
      'Tỉnh Lào Cai: các xã Y Tý, Bắc Hà; Lai Châu: xã Mường Tè',
      ['y-ty-lao-cai', 'bac-ha-lao-cai', 'muong-te-lai-chau'],
    ],
    ['xã Tân Lập (Tây Ninh)', ['tan-lap-tay-ninh']],
    ['Các xã: Y Tý, Bắc Hà', ['y-ty-lao-cai', 'bac-ha-lao-cai']],
    ['Hanoi and Lao Cai Province', ['ha-noi', 'lao-cai']],
    ['TP. Hồ Chí Minh, Bà Rịa - Vũng Tàu', ['ho-chi-minh', 'ba-ria-vung-tau']],
  ])('%s is %j', (text, slugs) => {
    expect(read(text)).toEqual(slugs);
  });

  it.each([
    ['Bắc Bộ', '"Bắc Bộ" is not a province'],
    ['Lào Cai, Bắc Bộ', '"Bắc Bộ" is not a province'],
    ['Phía tây tỉnh Nghệ An', '"Phía tây tỉnh Nghệ An" is not a province'],
    ['Một số xã của Lào Cai', '"Một số xã của Lào Cai" is not a province'],
    ['Lão Cai', '"Lão Cai" is not a province'],
    ['xã Tân Lập', '"xã Tân Lập" could be several'],
    ['Bắc Hà', '"Bắc Hà" could be several'],
    ['xã Y Tý, tỉnh Lào Cai', '"tỉnh Lào Cai" could be all of it or where "xã Y Tý" lies'],
    ['Lào Cai (trừ xã Y Tý)', '"trừ xã Y Tý" is not a province'],
    ['Lào Cai (xã Y Tý (cũ))', '"Lào Cai (xã Y Tý (cũ))" is not understood'],
    ['Lào Cai (xã Y Tý', '"Lào Cai (xã Y Tý" is not understood'],
    ['Lào Cai (, )', '"Lào Cai (, )" is not understood'],
    ['Lào Cai:', '"Lào Cai:" is not understood'],
    ['Lào Cai: xã Y Tý (Sa Pa)', '"xã Y Tý (Sa Pa)" is not understood'],
    ['Ghi chú: Lào Cai', '"Ghi chú" is not a province'],
  ])('of %s is refused: %s', (text, reason) => {
    const fault = findFault(text);
    expect(fault.startsWith(`area: ${reason}`), fault).toBe(true);
    expect(fault).toMatch(/give a polygon, a circle or a geocode named place$/);
  });

  it('is nothing where it names nothing', () => {
    expect([read(''), read(' ; , ')]).toEqual([[], []]);
  });

  it('never falls over, and every name in it is found or refused', () => {
    const word = fc.constantFrom(
      'Lào Cai',
      'xã',
      'Y Tý',
      'các',
      'tỉnh',
      '(',
      ')',
      ',',
      ';',
      ':',
      ' và ',
      'Bắc',
      '-',
      '&',
      '\u0301',
      '😀',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const fault = findFault(text);
          expect(fault).not.toContain('\n');
          if (fault === 'none') expect(read(text).every((slug) => units.findUnit(slug) !== null)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
