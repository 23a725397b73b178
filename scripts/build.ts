/** `npm run build`: builds the pages and makes the API clients where they are out of date. */
import { buildClients } from './build/build-clients.ts';
import { buildWeb } from './build/build-web.ts';

try {
  const built = await Promise.all([buildWeb(), buildClients()]);
  if (!built.includes(true)) console.log('The pages and the API clients are up to date');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
