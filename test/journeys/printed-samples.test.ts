import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAsOwnPage, hasProgram, listPrintedSamples, type PrintedSample, runSample } from './printed-samples.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

/** Calls that are refused: for want of a key, and for a storm, as the demonstration makes none up. */
const REFUSED = new Set(['stormById', ...ENDPOINTS.filter(({ access }) => access !== undefined).map(({ id }) => id)]);
const AT_ONCE = 3;
/** The program that runs a sample, if it is not named like the language: a formula is fetched as a spreadsheet does. */
const PROGRAMS: Readonly<Record<string, string>> = { typescript: process.execPath, python: 'python3', sheet: 'curl' };

describe.skipIf(!PAGES_ARE_BUILT)('the code that the documentation prints', () => {
  let portal: SharedPortal;
  let front: Awaited<ReturnType<typeof askAsOwnPage>>;

  beforeAll(async () => {
    portal = await openSharedPortal();
    front = await askAsOwnPage(portal.origin);
  });
  afterAll(() => front?.stop());

  /** The samples of a page, changed to call this test's portal. */
  async function readSamples(path: string): Promise<PrintedSample[]> {
    const samples = listPrintedSamples(await (await fetch(portal.origin + path)).text());
    const [printed = ''] = /https?:\/\/[^/']+/.exec(samples[0]?.code ?? '') ?? [];
    return samples.map((sample) => ({ ...sample, code: sample.code.replaceAll(printed, front.origin) }));
  }

  /** The samples in one language: one for every call. */
  async function listSamples(path: string, language: string): Promise<PrintedSample[]> {
    const chosen = (await readSamples(path)).filter((sample) => sample.language === language);
    expect(chosen.map(({ call }) => call).filter((call) => call !== 'start')).toEqual(ENDPOINTS.map(({ id }) => id));
    return chosen;
  }

  it.each([
    ['curl', 'curl', '/api/docs', 0],
    ['typescript', process.execPath, '/api/docs?place=con-dao-ho-chi-minh', 1],
    ['python', 'python3', '/api/docs?lang=en', 2],
  ])('runs as it is printed, each call in one language, in %s', async (language, program, path, turn) => {
    if (!(await hasProgram(program))) return;
    const samples = chooseSample(await listSamples(path, language), 3, turn);
    const wrong: string[] = [];
    for (let at = 0; at < samples.length; at += AT_ONCE) {
      const runs = samples.slice(at, at + AT_ONCE).map(async (sample) => ({ sample, ...(await runSample(sample)) }));
      for (const { sample, ok, said } of await Promise.all(runs)) {
        const isRefused = language === 'curl' ? said.includes('"errorCode":"') : !ok;
        const isMeant = REFUSED.has(sample.call);
        if (said.trim() === '' || isRefused !== isMeant) wrong.push(`${sample.call}: ${said.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/api-thoi-tiet?call=weatherHours&place=hue&hours=24&variables=temperature,rain', ['curl', 'php', 'sheet']],
    ['/api-thoi-tiet?lang=en&call=weatherDays15&lat=10.77&lng=106.7&format=csv', ['typescript', 'python']],
    ['/api-thoi-tiet?call=weatherBatch&place=hue', ['curl']],
  ])('runs as the product page prints it for %s', async (path, languages) => {
    const samples = await readSamples(path);
    const needsKey = path.includes('weatherBatch');
    for (const language of languages) {
      if (!(await hasProgram(PROGRAMS[language] ?? language))) continue;
      const sample = samples.find((each) => each.language === language);
      expect(sample, language).toBeDefined();
      const { said } = await runSample(sample as PrintedSample);
      if (needsKey) expect(said).toContain('"errorCode":"notSignedIn"');
      else expect(said, language).toMatch(/temperature/);
    }
  });
});
