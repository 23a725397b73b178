import type { WorkLoad } from './work-rest.table.ts';

/** Kinds of work with a shift of their own. */
export const WORK_TEMPLATES = ['site', 'school', 'delivery'] as const;
/** A kind of work with a shift of its own. */
export type WorkTemplate = (typeof WORK_TEMPLATES)[number];

/** What a plan starts from; hours by the clock. */
export interface TemplateShift {
  readonly work: WorkLoad;
  readonly hours: number;
  readonly from: number;
  readonly to: number;
}

/** The portal's own starting points (proposed); every reader may change each of them. */
export const TEMPLATE_SHIFTS: Readonly<Record<WorkTemplate, TemplateShift>> = {
  site: { work: 'heavy', hours: 7, from: 5, to: 19 },
  school: { work: 'moderate', hours: 2, from: 7, to: 17 },
  delivery: { work: 'light', hours: 8, from: 6, to: 21 },
};
