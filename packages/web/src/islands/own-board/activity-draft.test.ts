import { describe, expect, it } from 'vitest';
import { draftTemplate, makeConditionDraft, readTyped, toActivityBody } from './activity-draft.ts';

describe('a typed number', () => {
  it('has a comma or a point, and is empty or itself where it is none', () => {
    expect(['2,5', ' 2.5 ', '', 'warm'].map(readTyped)).toEqual([2.5, 2.5, null, 'warm']);
  });
});

describe('the body of an activity', () => {
  it('has the conditions of its template as numbers', () => {
    const body = toActivityBody({ name: 'A', placeIds: [], notify: true }, draftTemplate('turbineService'), {
      cost: '',
      loss: '',
    });
    expect(body).toEqual({
      name: 'A',
      placeIds: [],
      notify: true,
      conditions: [
        { quantity: 'windSpeed100', compare: 'above', threshold: 12, near: 10, hours: 2 },
        { quantity: 'thunder', compare: 'atMost', threshold: 1, near: 0, hours: 1 },
      ],
    });
  });

  it('leaves an empty threshold unjudged, and money out where there is none', () => {
    const drafts = [makeConditionDraft([])];
    expect(
      toActivityBody({ name: 'A', placeIds: [], notify: false }, drafts, { cost: '10', loss: '1000' }),
    ).toMatchObject({
      cost: 10,
      loss: 1000,
      conditions: [{ threshold: null, near: null, hours: 1 }],
    });
  });
});
