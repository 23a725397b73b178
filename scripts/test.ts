/**
 * `npm test`: builds what the tests open, finds a browser, runs the tests, closes with `N passed, N failed, N skipped`.
 *
 * --all every case of what is sampled, and `*.nightly.test.ts`, on PostgreSQL 15 too: nightly and before a release
 * --store-durations stores how long each file took, for the order of later runs
 *
 * Other arguments go to vitest, such as files (also nightly ones), `-t name` and `--shard=1/2`.
 */
import { WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { buildWeb } from './build/build-web.ts';
import { describeDatabases } from './test/describe-databases.ts';
import { findChromium } from './test/find-chromium.ts';
import { runTests } from './test/run-tests.ts';

const OWN_WORDS = ['--all', '--store-durations'];

const given = process.argv.slice(2);
const words = given.filter((word) => !OWN_WORDS.includes(word));
const isWhole = given.includes('--all');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(words.some((word) => word.includes('nightly')) && { [WHOLE_RUN]: 'true' }),
  ...(isWhole && { [WHOLE_RUN]: 'true', TEST_DATABASES: 'all' }),
};
const inCi = env.CI === 'true';

await buildWeb();
const chromium = findChromium(env, { mayInstall: env.TEST_INSTALL_BROWSER !== 'no' });
if (chromium.path === null) {
  console.log(`browser tests: ${chromium.reason}`);
  if (inCi) console.log('browser tests: with CI=true a missing browser is a failure');
} else {
  console.log(`browser tests: ${chromium.path}`);
}
console.log(describeDatabases(env, { mayInstall: inCi || isWhole }));

const counts = await runTests(words, {
  env,
  chromium: chromium.path,
  storesDurations: given.includes('--store-durations'),
});
const failed = counts.failed + (chromium.path === null && inCi ? 1 : 0);
console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed === 0 ? counts.exitCode : 1;
