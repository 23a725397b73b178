/** `npm run build`: builds the pages, the portal and the API clients where they are out of date. */
import { describeError } from '@portal/domain/error/describe-error';
import { buildAll } from './build/build-all.ts';

try {
  if (!(await buildAll())) console.log('The pages, the portal and the API clients are up to date');
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
