import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const says = (reason: string) => JSON.stringify({ error: true, reason });

test.each([
  ['Minutely API request limit exceeded. Please try again in one minute.', 60],
  ['Hourly API request limit exceeded. Please try again in the next hour.', 3600],
  ['Daily API request limit exceeded. Please try again tomorrow.', 3600],
  ['Monthly API request limit exceeded.', 3600],
  ['Too many concurrent requests', 60],
])('too many calls: "%s" means %i s', (reason, retryAfterSeconds) => {
  expect(readRefusal(429, says(reason))).toEqual({ reason, retryAfterSeconds });
});

test('other refusals have a reason and no time', () => {
  expect(readRefusal(400, says('Hourly is no variable'))).toEqual({
    reason: 'Hourly is no variable',
    retryAfterSeconds: null,
  });
});

test.each([
  ['a page', '<html><p>Bad gateway</p></html>'],
  ['nothing', ''],
  ['a list', '[]'],
  ['no error', '{"error":false,"reason":"none"}'],
])('%s gives no reason', (_, body) => {
  expect(readRefusal(502, body)).toEqual({ reason: null, retryAfterSeconds: null });
});

test('a reason is one line of at most 200 signs', () => {
  expect(readRefusal(400, says(' a\n\t b ')).reason).toBe('a b');
  expect(readRefusal(400, says('x'.repeat(500))).reason).toHaveLength(200);
  expect(readRefusal(400, '{"error":true}').reason).toBe('no reason given');
});
