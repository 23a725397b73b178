import { describe, expect, it } from 'vitest';
import { adviseAction, findActPercent, parseCostLoss, readCostLoss, writeCostLoss } from './cost-loss.ts';

describe('acting on a chance', () => {
  const costLoss = { cost: 100, loss: 1000 };

  it('pays from cost through loss on', () => {
    expect(adviseAction(costLoss, 9.9)?.act).toBe('wait');
    expect(adviseAction(costLoss, 10)).toEqual({ fromPercent: 10, act: 'act', saving: 0 });
    expect(adviseAction(costLoss, 25)?.saving).toBeCloseTo(150, 9);
    expect(adviseAction(costLoss, 4)?.saving).toBeCloseTo(60, 9);
  });

  it('never pays where a hit costs no more than protecting', () => {
    expect(adviseAction({ cost: 100, loss: 100 }, 100)?.act).toBe('notWorth');
    expect(adviseAction({ cost: 100, loss: 0 }, 50)?.act).toBe('notWorth');
  });

  it('is not advised on an unknown chance', () => {
    expect(adviseAction(costLoss, Number.NaN)).toBeNull();
  });
});

describe('the whole per cent from which acting pays', () => {
  it('is reached by exactly the whole chances that cost through loss is reached by', () => {
    for (let cost = 1; cost < 199; cost += 1) {
      const costLoss = { cost, loss: 200 };
      const least = findActPercent(costLoss);
      for (let percent = 1; percent < 100; percent += 1)
        expect([cost, percent, percent >= least]).toEqual([cost, percent, percent * 200 >= 100 * cost]);
    }
  });

  it('does not stumble over fractions, and stays within 1 and 99', () => {
    expect([7, 29, 57, 58].map((cost) => findActPercent({ cost, loss: 100 }))).toEqual([7, 29, 57, 58]);
    expect(findActPercent({ cost: 1, loss: 1e9 })).toBe(1);
    expect(findActPercent({ cost: 999, loss: 1000 })).toBe(99);
  });
});

describe('typed cost and loss', () => {
  it('are read with and without separators', () => {
    for (const cost of ['50000', '50.000', '50,000', ' 50 000 '])
      expect(parseCostLoss(cost, '1.500.000')).toEqual({
        kind: 'costLoss',
        costLoss: { cost: 50_000, loss: 1_500_000 },
      });
    expect(parseCostLoss(' ', '')).toEqual({ kind: 'none' });
  });

  it('name the field that cannot be used, and why', () => {
    for (const cost of ['', '0', '-5', '1.5', '5e3', '12.34.567', '1234567890123', '50k', '٥٠'])
      expect(parseCostLoss(cost, '9000000')).toEqual({ kind: 'bad', field: 'cost', reason: 'number' });
    expect(parseCostLoss('5', 'x')).toEqual({ kind: 'bad', field: 'loss', reason: 'number' });
    for (const loss of ['100', '99']) expect(parseCostLoss('100', loss)).toMatchObject({ reason: 'notWorth' });
  });

  it('survive the way through a cookie, which keeps nothing else', () => {
    const costLoss = { cost: 50_000, loss: 500_000 };
    expect(readCostLoss(writeCostLoss(costLoss))).toEqual(costLoss);
    for (const word of ['', '5', '5-4', '5-9-9', 'a-b', '-5-9', '5-9;x']) expect(readCostLoss(word)).toBeNull();
  });
});
