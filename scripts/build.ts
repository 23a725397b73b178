/** `npm run build`: builds the pages where they are out of date. */
import { buildWeb } from './build/build-web.ts';

try {
  if (!(await buildWeb())) console.log('The pages are up to date');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
