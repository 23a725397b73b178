import type { BothLanguages } from '@portal/content/company/company';
import type { FieldReader } from '#platform/text-files/field-reader.ts';
import { check } from '#platform/text-files/file-fault.ts';
import { renderMarkdown } from '#platform/text-files/render-markdown.ts';

/** A field and its English fellow, `role` and `roleEn`; null where neither is there. Throws FieldError for one without the other. */
export function readOptionalBoth(fields: FieldReader, name: string): BothLanguages | null {
  const vi = fields.optionalText(name);
  const en = fields.optionalText(`${name}En`);
  check(vi === null || en !== null, `${name}En: is missing`, `${name}En: còn thiếu`);
  check(en === null || vi !== null, `${name}: is missing`, `${name}: còn thiếu`);
  return vi === null || en === null ? null : { vi, en };
}

/** A field and its English fellow. Throws FieldError where one is missing. */
export function readBoth(fields: FieldReader, name: string): BothLanguages {
  const both = readOptionalBoth(fields, name);
  check(both !== null, `${name}, ${name}En: are missing`, `${name}, ${name}En: còn thiếu`);
  return both;
}

/** The text in both languages as HTML. Throws FieldError where one is missing. */
export function renderBoth(body: string, english: string): BothLanguages {
  check(body !== '', 'has no text below its front matter', 'không có nội dung dưới phần đầu');
  check(
    english !== '',
    'has no English text below a line <!-- english -->',
    'không có phần tiếng Anh dưới dòng <!-- english -->',
  );
  return { vi: renderMarkdown(body), en: renderMarkdown(english) };
}
