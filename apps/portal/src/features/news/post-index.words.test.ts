import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { makeSamplePost } from './post.fixture.ts';
import { createWordIndex } from './post-index.ts';

it('keeps nothing of what visitors type', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const measure = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const index = createWordIndex([makeSamplePost({ title: 'Bão số 3' })]);
  const makeWord = (number: number) => `${Buffer.alloc(450, 'a').toString('latin1')}${number}`;
  expect(index.search('bao')).toHaveLength(1);
  const before = measure();
  for (let number = 0; number < 20_000; number++) index.search(makeWord(number));
  expect(measure() - before).toBeLessThan(4);
  expect(index.search('bão số')).toHaveLength(1);
});
