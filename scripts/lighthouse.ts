/** `npm run lighthouse [-- <path>…] [-- --json]`: Lighthouse on a phone, the median of five runs of each page in demo weather. */
import { parseArgs } from 'node:util';
import { auditPages } from './lighthouse/audit-pages.ts';
import { findChromium } from './test/find-chromium.ts';

const KEY_PAGES = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/thoi-tiet-ha-noi/theo-gio',
  '/thoi-tiet-ha-noi/15-ngay-toi',
  '/thoi-tiet-nha-nong-can-tho/hien-tai',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) {
  console.log(
    'npm run lighthouse [-- <path>…] [-- --json]: a phone, the median of five runs of each page, by default the key pages',
  );
  process.exit(0);
}
const chromium = findChromium(process.env, { mayInstall: false });
if (chromium.path === null) {
  console.error(`lighthouse: ${chromium.reason}`);
  process.exit(1);
}
const audits = await auditPages(chromium.path, positionals.length === 0 ? KEY_PAGES : positionals);
if (values.json) console.log(JSON.stringify(audits, null, 2));
else {
  for (const { path, scores, figures, complaints } of audits) {
    console.log(path);
    console.log(
      `  ${Object.entries({ ...scores, ...figures })
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    );
    for (const complaint of complaints) console.log(`  - ${complaint}`);
  }
}
