import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPlanPrice } from '@portal/content/products/plan-words';
import { checkSchema } from '@portal/contract/check-schema';
import { AppError, Problem, toProblem } from '@portal/contract/errors';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import {
  COUNTED_QUANTITIES,
  getQuantityLimit,
  LIMITED_QUANTITIES,
  type LimitedQuantity,
  type PlanQuantity,
} from '@portal/domain/plan/plan-limit';

import { describe, expect, it } from 'vitest';
import { makeAccountLimitError, makePlanLimitError, requireInPlan } from './plan-limit-error.ts';

const PLAN_IDS = Object.keys(PLANS) as PlanId[];
const COUNTED: readonly LimitedQuantity[] = COUNTED_QUANTITIES;
const OF_PLANS = LIMITED_QUANTITIES.filter((quantity) => !COUNTED.includes(quantity)) as PlanQuantity[];

function catchProblem(act: () => void, language: 'vi' | 'en' = 'vi'): Problem {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return toProblem(error, language, 'r');
  }
  throw new Error('not refused');
}

describe.each(OF_PLANS)('%s', (quantity) => {
  const finite = PLAN_IDS.filter((plan) => Number.isFinite(getQuantityLimit(quantity, plan)));
  // Quantities that every plan has enough of are never refused.
  const refusing = finite.filter(
    (plan) => getQuantityLimit(quantity, plan) < 1 || getQuantityLimit(quantity, plan) > 1 || quantity === 'userNumber',
  );

  it.each(refusing)('refused in %s names itself, its limit, the plan and the plan that has enough', (plan) => {
    const limit = getQuantityLimit(quantity, plan);
    for (const language of ['vi', 'en'] as const) {
      const problem = catchProblem(() => requireInPlan(quantity, limit + 1, plan), language);
      expect(checkSchema(Problem, problem, language)).toEqual([]);
      expect(problem).toMatchObject({ errorCode: 'planLimit', quantity, limit, plan });
      const enough = PLAN_IDS.slice(PLAN_IDS.indexOf(plan) + 1).find(
        (other) => getQuantityLimit(quantity, other) > limit,
      );
      expect(problem.upgrade?.plan ?? null).toBe(enough ?? null);
      if (enough === undefined) continue;
      const { price } = PLANS[enough];
      expect(problem.upgrade?.price).toBe(typeof price === 'number' ? price : null);
      expect(problem.upgrade?.href).toMatch(
        typeof price === 'number' ? new RegExp(`[?]plan=${enough}$`) : /contact|lien-he/,
      );
      if (typeof price === 'number') expect(problem.detail).toContain(formatPlanPrice(enough, language));
    }
  });

  it('has two sentences in both languages: with a limit, and with none', () => {
    for (const language of ['vi', 'en'] as const) {
      const say = (limit: number) => {
        const refusal = { plan: 'community', limit, limitOf: () => 99, isEnough: () => true } as const;
        return toProblem(makePlanLimitError(quantity, refusal), language, 'r').detail;
      };
      expect(say(0)).not.toMatch(/undefined|NaN|Infinity/);
      expect(say(0).normalize('NFC')).toBe(say(0));
    }
  });
});

it.each(COUNTED_QUANTITIES)('%s is refused as what every account has the same of', (quantity) => {
  const problem = toProblem(makeAccountLimitError(quantity, 10, 'package-1'), 'en', 'r');
  expect(problem).toMatchObject({ quantity, limit: 10, plan: 'package-1', upgrade: null });
  expect(problem.detail).toMatch(/^An account has at most 10 /);
});

it('is a sentence that a person can act on', () => {
  const say = (quantity: PlanQuantity, wanted: number, plan: PlanId, language: 'vi' | 'en') =>
    catchProblem(() => requireInPlan(quantity, wanted, plan), language).detail;
  expect(say('warningThunderstormLightning', 60, 'community', 'vi')).toBe(
    'Gói Cộng đồng báo trước tối đa 30 phút; Happy Rain (9.000 đ mỗi tháng) tới 60 phút.',
  );
  expect(say('pastRain', 100, 'package-3', 'en')).toBe(
    'Package 3 goes back at most 72 hours; Package 4 (4,990,000 dong per month) up to 168 hours.',
  );
  expect(say('batch', 1, 'happy-rain', 'vi')).toBe(
    'Happy Rain không gọi được nhiều nơi trong một lần; Gói 1 (490.000 đ mỗi tháng) có.',
  );
  expect(say('sms', 1, 'package-2', 'en')).toBe('Package 2 does not notify by SMS; Package 5 (by contract) has it.');
  expect(say('locationNumber', 99, 'package-4', 'vi')).toContain('Gói 5 (theo hợp đồng) không giới hạn.');
});

it('is made in one place only: every refusal by a plan passes here', () => {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const makers = files.filter((file) => /new AppError\(\s*'planLimit'/.test(readFileSync(join(root, file), 'utf8')));
  expect(makers).toEqual(['platform/plan-limit/plan-limit-error.ts']);
});
