/** `npm run screenshots [-- <name>…] [-- --out <folder>] [-- --clock <moment>]`: contact sheets of the pages in every variant. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startDemoPortal } from './portal/start-demo-portal.ts';
import { captureVariants } from './screenshots/capture-variants.ts';
import { composeSheet } from './screenshots/compose-sheet.ts';
import { listMapPages } from './screenshots/list-map-pages.ts';
import { listWordPages } from './screenshots/list-word-pages.ts';
import { SHOWN_PAGES, type ShownPage } from './screenshots/shown-pages.table.ts';
import { findChromium } from './test/find-chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screenshots' },
    clock: { type: 'string', default: '2026-08-03T14:10:00+07:00' },
    help: { type: 'boolean', short: 'h' },
  },
});
const groups: Readonly<Record<string, readonly ShownPage[]>> = { words: listWordPages(), maps: listMapPages() };
const all = [...SHOWN_PAGES, ...Object.values(groups).flat()];
if (values.help) {
  console.log(`npm run screenshots [-- <name>…] [-- --out <folder>] [-- --clock <moment>]

Contact sheets of pages: both languages, 360 and 1280 px, light and dark.
  groups   ${Object.keys(groups).join(', ')}
  names    ${all.map(({ name }) => name).join(', ')}`);
  process.exit(0);
}
const wanted = positionals.flatMap((name) => groups[name] ?? all.filter((page) => page.name === name));
const pages = positionals.length === 0 ? SHOWN_PAGES : wanted;
const found = findChromium(process.env, { mayInstall: false });
if (found.path === null || pages.length === 0) {
  const names = [...Object.keys(groups), ...all.map(({ name }) => name)].join(', ');
  console.error(`screenshots: ${found.path === null ? found.reason : `no such page; there are ${names}`}`);
  process.exit(1);
}

mkdirSync(values.out, { recursive: true });
const portal = await startDemoPortal({ CLOCK: `${values.clock}!` });
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  for (const page of pages) {
    const variants = await captureVariants(browser, portal.origin, page);
    const sheet = join(values.out, `${page.name}.png`);
    writeFileSync(sheet, await composeSheet(browser, variants));
    console.log(sheet);
    for (const { language, width, scheme, png, sideways, complaints } of variants) {
      const name = `${page.name}-${language}-${width}-${scheme}`;
      if (page.isKey) writeFileSync(join(values.out, `${name}.png`), png);
      if (sideways > 0) console.log(`  ${name} is ${sideways} px wider than the screen`);
      for (const complaint of complaints) console.log(`  ${name}: ${complaint}`);
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}
