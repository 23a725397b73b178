import { expect, it } from 'vitest';
import { countRequests, describeRequests } from './sharing-status.ts';

const HOUR = 3600;

it('counts requests since the start, then those of the last day or two', () => {
  const requests = countRequests(0);
  for (let hour = 0; hour < 24; hour++) for (let n = 0; n < 360; n++) requests.add('read', hour * HOUR);
  expect(requests.read()).toEqual({ since: 0, counts: { read: 24 * 360, list: 0, write: 0, delete: 0 } });
  requests.add('list', 24 * HOUR - 1);
  expect(requests.read()).toMatchObject({ since: 0, counts: { list: 1 } });
  requests.add('list', 24 * HOUR);
  expect(requests.read()).toMatchObject({ since: 0, counts: { read: 24 * 360, list: 2 } });
  requests.add('write', 48 * HOUR);
  expect(requests.read()).toEqual({ since: 24 * HOUR, counts: { read: 0, list: 1, write: 1, delete: 0 } });
});

it('says nothing before there has been an hour, then the rate', () => {
  const requests = { since: 0, counts: { read: 720, list: 80, write: 21, delete: 4 } };
  expect(describeRequests(requests, HOUR - 1)).toBeNull();
  expect(describeRequests(requests, 2 * HOUR)).toBe('413 per hour (360 read, 40 list, 11 write, 2 delete)');
});
