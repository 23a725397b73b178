import { AppError } from '@portal/contract/errors';
import { CLIMATE_KIND_IDS } from '@portal/domain/climate/climate-query';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { expect, it } from 'vitest';
import { checkPlan } from './check-plan.ts';

const IDS = Object.keys(PLANS) as PlanId[];

const listAllowed = (
  planId: PlanId,
  area: Parameters<typeof checkPlan>[0]['area'],
  used: Parameters<typeof checkPlan>[2],
) =>
  CLIMATE_KIND_IDS.filter((kind) => {
    try {
      checkPlan({ kind, area }, planId, used);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(AppError);
      return false;
    }
  });

it('plans have the bulletins that the specification names: one region, so many days', () => {
  const ofRegion = Object.fromEntries(IDS.map((id) => [id, listAllowed(id, 'south', [])]));
  expect(ofRegion).toEqual({
    community: [],
    'happy-rain': [],
    'package-1': [],
    'package-2': [],
    'package-3': ['30-days', '1-month'],
    'package-4': ['30-days', '45-days', '1-month', '3-months'],
    'package-5': CLIMATE_KIND_IDS,
  });
  expect(IDS.filter((id) => listAllowed(id, 'country', []).length > 0)).toEqual(['package-5']);
});

it('a plan of one region has that of the bulletins before', () => {
  expect(listAllowed('package-3', 'south', ['south', 'south'])).toEqual(['30-days', '1-month']);
  expect(listAllowed('package-3', 'south', ['highlands'])).toEqual([]);
  expect(listAllowed('package-5', 'south', ['country', 'highlands'])).toEqual(CLIMATE_KIND_IDS);
});

it('a refusal says why, in both languages', () => {
  const refuse = (kind: '30-days' | '6-months', area: 'south' | 'country', used: readonly 'highlands'[] = []) => {
    try {
      checkPlan({ kind, area }, 'package-3', used);
    } catch (error) {
      if (error instanceof AppError) return error.options;
    }
    throw new Error('not refused');
  };
  expect(refuse('6-months', 'south').detail?.vi).toBe(
    'Gói 3 có bản tin khí hậu dài nhất 30 ngày; Gói 5 (theo hợp đồng) không giới hạn.',
  );
  expect(refuse('30-days', 'country').detail?.en).toContain('not for the whole country');
  expect(refuse('30-days', 'south', ['highlands']).detail?.vi).toContain('Tây Nguyên');
  expect(refuse('30-days', 'south', ['highlands'])).toMatchObject({
    status: 403,
    planLimit: { quantity: 'climateRegions', limit: 1, plan: 'package-3', upgrade: { plan: 'package-5', price: null } },
  });
});
