import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSms } from '@portal/domain/alert/sms-text';
import { HOUR_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { LONGEST_SCRIPT_SECONDS } from '@portal/domain/ward-bulletin/reading-time';
import type { PageRenderer } from '@portal/web/server';
import { drawWardSheet } from '../../apps/portal/src/features/weather/ward-bulletin/draw-ward-sheet.ts';
import { createRasterizer } from '../../apps/portal/src/platform/image/rasterizer.ts';
import { FONT_FAMILY, FONT_FILES } from '../../apps/portal/src/roles/web/share-image/serve-share-images.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { openWards, publishWeather } from './open-wards.ts';

/** The pack of 05:00 on a summer's day. */
const NOW = (parseDate('2026-07-22') ?? 0) + 5 * HOUR_SECONDS;
/** Files are drawn for every so many wards. */
const DRAWN_EVERY = 40;
const MOST_SECONDS = 600;

type Wards = ReturnType<typeof openWards>;

/** CPU time of all threads, s. */
async function timeCpu(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** Texts of all wards; yardstick: the next 24 hours of the same wards. */
async function timeTexts({ slugs, write, calls }: Wards) {
  let overLimit = 0;
  const texts = await timeCpu(async () => {
    for (const slug of slugs) {
      const { sms, scriptSeconds } = await write(slug, 'vi');
      if (measureSms(sms).parts > 1 || scriptSeconds > LONGEST_SCRIPT_SECONDS) overLimit += 1;
    }
  });
  const hours = await timeCpu(async () => {
    for (const location of slugs) calls.weatherHours24({ query: { location } });
  });
  return { texts, hours, overLimit };
}

/** Sheets and pictures of a sample, s a ward. */
async function timeFiles({ slugs, write, call }: Wards, drawPlacePicture: PageRenderer['drawPlacePicture']) {
  const sample = slugs.filter((_, index) => index % DRAWN_EVERY === 0);
  const rasterizer = createRasterizer({ fontFiles: FONT_FILES, fontFamily: FONT_FAMILY, mostWaiting: 4 });
  const language = 'vi';
  try {
    const sheets = await timeCpu(async () => {
      for (const slug of sample) await drawWardSheet({ reply: await write(slug, language), official: [], language });
    });
    const cards = await timeCpu(async () => {
      for (const slug of sample) {
        const svg = await drawPlacePicture({ slug, language, now: NOW, subject: 'ward' }, call);
        if (svg !== null) await rasterizer.toPng(svg);
      }
    });
    return { sheet: sheets / sample.length, card: cards / sample.length, drawn: sample.length };
  } finally {
    await rasterizer.stop();
  }
}

function toFigures(
  count: number,
  { texts, hours, overLimit }: Awaited<ReturnType<typeof timeTexts>>,
  { sheet, card, drawn }: Awaited<ReturnType<typeof timeFiles>>,
): Figure[] {
  return [
    {
      name: 'ward-bulletins.texts.s',
      value: texts,
      unit: 's CPU',
      note: `scripts and messages of ${count} wards; ${(texts / hours).toFixed(1)} × the next 24 hours of the same, ${hours.toFixed(1)} s`,
    },
    { name: 'ward-bulletins.overLimit', value: overLimit, unit: 'wards', budget: { most: 0 } },
    { name: 'ward-bulletins.sheet.ms', value: 1000 * sheet, unit: 'ms CPU', note: `A4, mean of ${drawn} wards` },
    { name: 'ward-bulletins.card.ms', value: 1000 * card, unit: 'ms CPU', note: 'picture of 1080 × 1080' },
    {
      name: 'ward-bulletins.packs.s',
      value: texts + count * (sheet + card),
      unit: 's CPU',
      budget: { most: MOST_SECONDS },
      note: 'texts of all wards, files by the mean of the sample',
    },
  ];
}

async function measure(log: (line: string) => void): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-wards-'));
  try {
    log('making weather and radar');
    await publishWeather(dataDir, NOW);
    const { pageRenderer } = await import('@portal/web/server');
    const wards = openWards(dataDir, NOW);
    try {
      const texts = await timeTexts(wards);
      log('drawing files');
      return toFigures(wards.slugs.length, texts, await timeFiles(wards, pageRenderer.drawPlacePicture));
    } finally {
      wards.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The packs of all wards at 05:00, on one core. */
export const wardBulletins: Measurement = { name: 'ward-bulletins', measure };
