import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { readSeasonalOutlook } from '@portal/forecast/seasonal/seasonal-store';
import { makeNmmeFile } from '@portal/testing/climate/nmme-file';
import { expect, it, onTestFinished } from 'vitest';
import { makeOutlookFetch } from './fetch-outlook.ts';

type Files = Map<string, Buffer | string>;
/** 2026-10 and 2026-11 as NMME counts months. */
const [OCTOBER, NOVEMBER] = [801, 802];
const OCTOBER_FILES = { 'tmp2m.202610.prob.adj.mon.nc': OCTOBER, 'prate.202610.prob.adj.mon.nc': OCTOBER };
const NOVEMBER_FILES = { 'tmp2m.202611.prob.adj.mon.nc': NOVEMBER, 'prate.202611.prob.adj.mon.nc': NOVEMBER };

async function open(date: string) {
  const files: Files = new Map();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const name = url.slice('/NMME/'.length);
    asked.push(name);
    const file = files.get(name);
    if (file === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', typeof file === 'string' ? 'text/html' : 'application/x-netcdf').end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dataDir = mkdtempSync(join(tmpdir(), 'outlook-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true });
  });
  let now = parseDate(date) ?? 0;
  const lines: string[] = [];
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/NMME/`;
  const job = makeOutlookFetch({ dataDir, address, clock: () => now, warn: (line) => lines.push(line) });
  return {
    ...{ files, asked, lines },
    post: (added: Readonly<Record<string, number>>) => {
      for (const [name, issue] of Object.entries(added)) files.set(name, makeNmmeFile({ issue }));
    },
    run: async (next?: string) => {
      now = next === undefined ? now : (parseDate(next) ?? 0);
      asked.length = 0;
      await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
      return readSeasonalOutlook(dataDir);
    },
  };
}

it('is fetched once a month, when both files are there', async () => {
  const { post, run, asked, lines } = await open('2026-11-06');
  post({ ...OCTOBER_FILES, 'tmp2m.202611.prob.adj.mon.nc': NOVEMBER });
  expect(await run()).toMatchObject({ issueMonth: '2026-10' });
  await run();
  expect(asked).toEqual([]);
  // Rain is not posted yet.
  expect(await run('2026-11-08')).toMatchObject({ issueMonth: '2026-10' });
  post(NOVEMBER_FILES);
  const outlook = await run();
  expect(outlook?.issueMonth).toBe('2026-11');
  expect(outlook?.months.map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  expect(outlook?.months[1]?.regions.south).toEqual({
    temperature: { below: 0.2, near: 0.3, above: 0.5 },
    rain: { below: 0.2, near: 0.3, above: 0.5 },
  });
  await run('2026-12-06');
  expect([asked, lines]).toEqual([[], []]);
});

it('takes the month before where nothing is stored, and says once what is late or wrong', async () => {
  const { files, post, run, lines } = await open('2026-11-09');
  post(OCTOBER_FILES);
  expect(await run()).toMatchObject({ issueMonth: '2026-10' });
  expect(lines).toEqual([]);
  await run('2026-11-12');
  await run('2026-11-13');
  expect(lines).toEqual([
    expect.stringMatching(/^Seasonal forecast: .*tmp2m\.202611\.prob\.adj\.mon\.nc: is not there/),
  ]);
  files.set('tmp2m.202611.prob.adj.mon.nc', '<html></html>');
  await run();
  post({ 'tmp2m.202611.prob.adj.mon.nc': OCTOBER });
  expect(await run()).toMatchObject({ issueMonth: '2026-10' });
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/an HTML page instead of data$/),
    expect.stringMatching(/tmp2m\.202611\.prob\.adj\.mon\.nc: was issued in 2026-10, not 2026-11$/),
  ]);
});
