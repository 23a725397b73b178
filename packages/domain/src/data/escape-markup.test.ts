import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it('escapes what would end a text or a quoted attribute, each sign once', () => {
  expect(escapeMarkup('a & b < "c" > d &amp;')).toBe('a &amp; b &lt; &quot;c&quot; &gt; d &amp;amp;');
  expect(escapeMarkup('Mưa 5 mm')).toBe('Mưa 5 mm');
});
