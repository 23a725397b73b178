/** `npm run screenshots [-- <name>…] [-- --scenario <name>] [-- --out <folder>] [-- --clock <moment>]`: contact sheets of pages. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { startDemoPortal } from './portal/start-demo-portal.ts';
import { waitForWeather } from './portal/wait-for-weather.ts';
import { captureVariants } from './screenshots/capture-variants.ts';
import { composeSheet } from './screenshots/compose-sheet.ts';
import { listMapPages } from './screenshots/list-map-pages.ts';
import { listScenarioPages } from './screenshots/list-scenario-pages.ts';
import { listWordPages } from './screenshots/list-word-pages.ts';
import { SCENARIOS, type Scenario } from './screenshots/scenarios.table.ts';
import { SHOWN_PAGES, type ShownPage } from './screenshots/shown-pages.table.ts';
import { findChromium } from './test/find-chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'screenshots' },
    clock: { type: 'string', default: '2026-08-03T14:10:00+07:00' },
    scenario: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', short: 'h' },
  },
});

/** Pages to capture on one portal with a fixed clock. */
interface Show {
  readonly clock: string;
  readonly bulletins: readonly string[];
  readonly pages: readonly ShownPage[];
}

const groups: Readonly<Record<string, readonly ShownPage[]>> = { words: listWordPages(), maps: listMapPages() };
const all = [...SHOWN_PAGES, ...Object.values(groups).flat()];

function listShows(): Show[] {
  if (values.scenario.length === 0) {
    const wanted = positionals.flatMap((name) => groups[name] ?? all.filter((page) => page.name === name));
    return [{ clock: values.clock, bulletins: [], pages: positionals.length === 0 ? SHOWN_PAGES : wanted }];
  }
  const isWanted = ({ name }: Scenario) => values.scenario.includes(name) || values.scenario.includes('all');
  return SCENARIOS.filter(isWanted).map((scenario) => ({
    clock: scenario.clock,
    bulletins: scenario.bulletins ?? [],
    pages: listScenarioPages(scenario).filter(
      ({ name }) => positionals.length === 0 || positionals.some((page) => name === `${scenario.name}-${page}`),
    ),
  }));
}

if (values.help) {
  console.log(`npm run screenshots [-- <name>…] [-- --scenario <name>] [-- --out <folder>] [-- --clock <moment>]

Contact sheets of pages: both languages, 320, 360, 768 and 1280 px, light and dark.
  groups     ${Object.keys(groups).join(', ')}
  names      ${all.map(({ name }) => name).join(', ')}
With --scenario (several, or all) the pages of a place in its weather; names are then home, now, hourly, …, lite:
${SCENARIOS.map(({ name, place, clock, why }) => `  ${name.padEnd(10)} ${why}: ${place}, ${clock}`).join('\n')}`);
  process.exit(0);
}
const shows = listShows().filter(({ pages }) => pages.length > 0);
const found = findChromium(process.env, { mayInstall: false });
if (found.path === null || shows.length === 0) {
  console.error(`screenshots: ${found.path === null ? found.reason : 'no such page or scenario; --help lists them'}`);
  process.exit(1);
}

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: found.path,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

async function showPage(page: ShownPage, origin: string): Promise<void> {
  const variants = await captureVariants(browser, origin, page);
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

async function show({ clock, bulletins, pages }: Show): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bulletins-'));
  for (const [index, bulletin] of bulletins.entries()) writeFileSync(join(folder, `${index + 1}.md`), bulletin);
  const portal = await startDemoPortal({
    CLOCK: `${clock}!`,
    WARNINGS_DIR: folder,
    TRUST_PROXY: '1',
    PUBLIC_URL: 'http://127.0.0.1',
  });
  try {
    // Pages made before the nowcast and the bulletins would show other weather.
    await waitForWeather(portal.origin, bulletins.length);
    for (const page of pages) await showPage(page, portal.origin);
  } finally {
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  for (const one of shows) await show(one);
} finally {
  await browser.close();
}
