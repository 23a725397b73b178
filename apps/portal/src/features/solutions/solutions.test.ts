import { GUEST_CONTEXT } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { describe, expect, it } from 'vitest';
import { solutions } from './solutions.ts';

const [all, detail] = solutions.routes;

describe('the solution calls', () => {
  it('list the three solutions in the language asked for', () => {
    expect(all.handle({ query: {} }, GUEST_CONTEXT)).toMatchObject([
      { id: 'solutions-for-businesses', url: '/giai-phap/giai-phap-cho-doanh-nghiep' },
      { id: 'solutions-for-agriculture' },
      { id: 'solutions-for-hydropower' },
    ]);
    expect(all.handle({ query: { language: 'EN' } }, GUEST_CONTEXT)).toMatchObject([
      { url: '/solutions/solutions-for-businesses' },
      {},
      {},
    ]);
  });

  it('give one with its blocks, and 404 for a name that is none', () => {
    const found = detail.handle({ query: { id: 'solutions-for-hydropower' } }, GUEST_CONTEXT) as {
      blocks: { kind: string }[];
    };
    expect(found.blocks.length).toBeGreaterThan(2);
    expect(found.blocks[0]?.kind).toBe('live');
    expect(() => detail.handle({ query: { id: 'solutions' } }, GUEST_CONTEXT)).toThrow(AppError);
  });
});
