import { writeFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeBareBulletin, makeBulletin } from './bulletin.fixture.ts';
import { toBulletinText } from './bulletin-text.ts';
import { drawBulletin } from './draw-bulletin.ts';
import { writeBulletinBook } from './write-bulletin-book.ts';

const show = process.env.SHOW_BULLETIN;

it.each(['vi', 'en'] as const)('a bulletin is two pages of A4 with its structure in %s', async (language) => {
  const pdf = await drawBulletin(makeBulletin(), language);
  if (show !== undefined) writeFileSync(`${show}-${language}.pdf`, pdf);
  const text = Buffer.from(pdf).toString('latin1');
  expect(text.match(/\/Type \/Page\b/g)?.length).toBe(2);
  expect(text).toContain('/StructTreeRoot');
  for (const tag of ['Table', 'TH', 'TD', 'H1', 'H2', 'Figure']) expect(text).toContain(`/S /${tag}`);
  // The same bulletin is the same file.
  expect(Buffer.from(await drawBulletin(makeBulletin(), language)).length).toBe(pdf.length);
});
