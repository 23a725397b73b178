import { splitCredit, writeCredits } from '@portal/content/messages/credit-words';
import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import { expect, test } from 'vitest';

/** Read for the operator only; nothing of it is shown. */
const UNSEEN = 'wmo-alert-sources';
const OF_OTHERS = /Japan Meteorological|NOAA|Joint Typhoon/;
const credits = [...FEEDS, ...SOURCE_OFFERS].flatMap(({ name, licence }) =>
  name !== UNSEEN && OF_OTHERS.test(licence) ? [[name, licence] as const] : [],
);

test.each(credits)('the credit of %s is Vietnamese around the words that must stay', (_, licence) => {
  const { before, fixed, after } = splitCredit(licence, 'vi');
  expect(licence).toContain(fixed);
  expect(before).toMatch(/^\p{Lu}.*[:,] $/u);
  expect(after).toMatch(/[àáảãạăâđêôơưấầộốượạểế].*\.$/u);
  expect(writeCredits([licence], 'vi')).not.toMatch(/public domain|joined and|For reference|No endorsement/);
  // Every address and name of a licence stays.
  for (const word of licence.match(/https:\/\/\S+\w|Public Data License 1\.0|RRQPE|NOAA\/NCEP/g) ?? [])
    expect(writeCredits([licence], 'vi')).toContain(word);
  expect(writeCredits([licence], 'en')).toBe(licence);
});

test('there are such credits, and any other stays as it is', () => {
  expect(credits.length).toBeGreaterThanOrEqual(10);
  const { licence = '' } = SOURCE_OFFERS.find(({ name }) => name === 'ecmwf') ?? {};
  expect(splitCredit(licence, 'vi')).toEqual({ before: '', fixed: licence, after: '' });
});
