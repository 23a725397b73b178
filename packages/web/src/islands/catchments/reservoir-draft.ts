import type { ReservoirBody } from '@portal/contract/own/reservoir-schema';

type Procedure = NonNullable<ReservoirBody['procedure']>;

/** Parses typed text: null if empty; invalid text stays as it is, and the server refuses it by field. */
export function readTyped(text: string): number | null | string {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** Formats a number for an input in the given language. */
export const writeTyped = (value: number | null | undefined, language: 'vi' | 'en'): string =>
  value == null ? '' : language === 'vi' ? String(value).replace('.', ',') : String(value);

/** `15/6` to `06-15`; invalid text stays as it is and is refused. */
export function readDay(text: string): string {
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{1,2})$/.exec(text.trim());
  return match === null ? text.trim().slice(0, 5) : `${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}`;
}

/** `06-15` to `15/6`. */
const writeDay = (day: string): string => {
  const [month, date] = day.split('-').map(Number);
  return `${date}/${month}`;
};

/** A moment as a datetime-local value in Vietnam time. */
export const writeMoment = (moment: string): string => moment.slice(0, 16);

/** The reverse: a datetime-local value as a moment. */
export const readMoment = (local: string): string => (local === '' ? '' : `${local.slice(0, 16)}:00+07:00`);

export interface SpanDraft {
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

export interface ProcedureDraft {
  readonly from: string;
  readonly to: string;
  readonly noticeHours: string;
  readonly caps: readonly SpanDraft[];
  readonly minimums: readonly SpanDraft[];
}

/** Fields of a stored procedure; empty without one. */
export function draftProcedure(procedure: Procedure | null, language: 'vi' | 'en'): ProcedureDraft {
  if (procedure === null) return { from: '', to: '', noticeHours: '', caps: [], minimums: [] };
  const toDraft = (from: string, to: string, value: number, key: number): SpanDraft => ({
    key,
    from: writeDay(from),
    to: writeDay(to),
    value: writeTyped(value, language),
  });
  return {
    from: writeDay(procedure.floodSeason.from),
    to: writeDay(procedure.floodSeason.to),
    noticeHours: writeTyped(procedure.noticeHours, language),
    caps: procedure.levelCaps.map(({ from, to, level }, key) => toDraft(from, to, level, key)),
    minimums: procedure.minimumReleases.map(({ from, to, release }, key) => toDraft(from, to, release, key)),
  };
}

/** Request body of the form, including invalid fields, which the server names. */
export const toProcedureBody = ({ from, to, noticeHours, caps, minimums }: ProcedureDraft) => ({
  floodSeason: { from: readDay(from), to: readDay(to) },
  levelCaps: caps.map((span) => ({ from: readDay(span.from), to: readDay(span.to), level: readTyped(span.value) })),
  minimumReleases: minimums.map((span) => ({
    from: readDay(span.from),
    to: readDay(span.to),
    release: readTyped(span.value),
  })),
  noticeHours: readTyped(noticeHours),
});
