import { findSowingError, RICE_PLANTINGS } from '@portal/domain/agriculture/rice-field';
import { RICE_VARIETIES } from '@portal/domain/agriculture/rice-stage.table';
import { parseDate } from '@portal/domain/time/vietnam-time';
import type { RiceForm } from '#components/agriculture/rice-field.tsx';
import type { PageRequest } from '#pages/page-request.ts';

/** The field of the address; what the form does not offer is as if left out. */
export function readRiceForm({ query, now }: PageRequest): RiceForm {
  const variety = RICE_VARIETIES.map(String).find((days) => days === query.variety) ?? '100';
  const planting = RICE_PLANTINGS.find((one) => one === query.planting) ?? 'direct';
  const { sown = '' } = query;
  if (sown === '') return { sown, variety, planting, error: null };
  const sownAt = parseDate(sown);
  return { sown, variety, planting, error: sownAt === null ? 'invalid' : findSowingError(sownAt, now) };
}

/** The part of a call that asks for the field; nothing without a valid day of sowing. */
export function toRiceQuery({ sown, variety, planting, error }: RiceForm) {
  return sown === '' || error !== null ? {} : { sown, variety, planting };
}
