import { parseDate } from '@portal/domain/time/vietnam-time';
import type { FieldReader } from '#platform/text-files/field-reader.ts';
import { check } from '#platform/text-files/file-fault.ts';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';

/** A day, YYYY-MM-DD. Throws FieldError. */
export function readDay(fields: FieldReader, name: string): string {
  const value = fields.text(name);
  check(
    /^\d{4}-\d{2}-\d{2}$/.test(value) && parseDate(value) !== null,
    `${name}: "${value}" is not YYYY-MM-DD`,
    `${name}: "${value}" không đúng dạng YYYY-MM-DD`,
  );
  return value;
}

/** Whether a text is an address of a page that a browser may open safely. */
function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** Throws FieldError for what is no https address. */
export function checkAddress(name: string, value: string): string {
  check(
    isWebAddress(value),
    `${name}: "${value}" is not an https address`,
    `${name}: "${value}" không phải địa chỉ https`,
  );
  return value;
}

/** An https address; null where there is none. Throws FieldError. */
export function readOptionalAddress(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  return value === null ? null : checkAddress(name, value);
}

/** The name of a picture beside the file; null where there is none. Throws FieldError. */
export function readPictureName(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  check(
    value === null || PICTURE_NAME.test(value),
    `${name}: "${value}" is not the name of a picture beside the file`,
    `${name}: "${value}" không phải tên ảnh để cạnh tệp`,
  );
  return value;
}
