import { describe, expect, it } from 'vitest';
import { removeUnseen, removeUnseenBetweenWords, tidyCell, toPlainDashes } from './unseen-characters.ts';

const UNSEEN = [
  0x00ad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2069, 0xfe0e, 0xfe0f,
  0xfeff, 0x7f, 0x00,
];

describe('characters that nobody sees', () => {
  it.each(UNSEEN.map((code) => [code.toString(16), String.fromCodePoint(code)]))('are left out: U+%s', (_, unseen) => {
    expect(removeUnseen(`a${unseen}b`)).toBe('ab');
    expect(tidyCell(` ${unseen}1${unseen} `)).toBe('1');
    if (unseen !== '\ufeff') expect(removeUnseenBetweenWords(`Nguyễn${unseen} An`)).toBe('Nguyễn An');
  });

  it('stay where they shape an emoji or letters that join', () => {
    for (const text of ['👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', 'می\u200cخواهم', 'क्\u200dष'])
      expect(removeUnseenBetweenWords(text)).toBe(text);
  });

  it('are no white space: that stays, as plain spaces in cells', () => {
    expect(tidyCell('1\u00a0234\u202f567\t8')).toBe('1 234 567 8');
    expect(removeUnseen('a\tb\nc')).toBe('a\tb\nc');
  });
});

it('dashes of word processors are the one of the keyboard', () => {
  expect(toPlainDashes('0912\u2010345\u2011678\u2013–—\u2212')).toBe('0912-345-678----');
});
