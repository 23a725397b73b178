import { expect, it } from 'vitest';
import { describeStoredData } from './current-run.ts';

it('says that nothing is damaged, or what is left out, and stays ready', () => {
  expect(describeStoredData([])).toEqual({ ready: true, detail: 'nothing damaged' });
  expect(describeStoredData(['runs/gfs/x/point.bin: differs from its checksum'])).toEqual({
    ready: true,
    degraded: true,
    detail: 'left out as damaged: runs/gfs/x/point.bin: differs from its checksum',
  });
  expect(describeStoredData(['one', 'two', 'three']).detail).toBe('left out as damaged: one, and 2 more');
});
