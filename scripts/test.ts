/** `npm test`: builds what the tests open, finds a browser, runs every test, closes with `N passed, N failed, N skipped`. */
import { buildClients } from './build/build-clients.ts';
import { buildWeb } from './build/build-web.ts';
import { describeDatabases } from './test/describe-databases.ts';
import { findChromium } from './test/find-chromium.ts';
import { runTests } from './test/run-tests.ts';

const inCi = process.env.CI === 'true';
await Promise.all([buildWeb(), buildClients()]);
const chromium = findChromium(process.env, { mayInstall: process.env.TEST_INSTALL_BROWSER !== 'no' });
if (chromium.path === null) {
  console.log(`browser tests: ${chromium.reason}`);
  if (inCi) console.log('browser tests: with CI=true a missing browser is a failure');
} else {
  console.log(`browser tests: ${chromium.path}`);
}
console.log(describeDatabases(process.env, { mayInstall: inCi }));

const counts = await runTests(process.argv.slice(2), chromium.path);
const failed = counts.failed + (chromium.path === null && inCi ? 1 : 0);
console.log(`${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
process.exitCode = failed === 0 ? counts.exitCode : 1;
