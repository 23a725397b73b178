import { fillBulletin } from '@portal/content/expert-bulletin/fill-bulletin';
import { SAMPLE_BULLETIN, SAMPLE_HOURS } from '@portal/content/expert-bulletin/sample-bulletin';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import {
  BULLETIN_START,
  BULLETIN_WEATHER,
  makeLongestBulletin,
} from '../../apps/portal/src/features/expert-bulletins/document/bulletin.fixture.ts';
import { drawBulletin } from '../../apps/portal/src/features/expert-bulletins/document/draw-bulletin.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const ROUNDS = 7;
const MOST_BYTES = 500_000;

async function measure(): Promise<Figure[]> {
  const period = { fromAt: BULLETIN_START, toAt: BULLETIN_START + SAMPLE_HOURS * HOUR_SECONDS };
  const filling = { language: 'vi', weather: BULLETIN_WEATHER, placeName: 'Mỹ Khê', period, runAt: null } as const;
  const sample = await timeRounds(ROUNDS, 1, async () => fillBulletin(SAMPLE_BULLETIN.vi.text, filling));
  const longest = await timeRounds(ROUNDS, 1, async () => makeLongestBulletin('vi'));
  const drawing = { document: makeLongestBulletin('vi'), link: 'https://portal.example/ban-tin-chuyen-gia' };
  const document = await timeRounds(ROUNDS, 1, () => drawBulletin(drawing));
  return [
    { name: 'expert-bulletins.sample.ms', value: median(sample), unit: 'ms', note: 'at each view of the public page' },
    { name: 'expert-bulletins.longest.ms', value: median(longest), unit: 'ms', note: 'fifteen days, everything' },
    { name: 'expert-bulletins.document.ms', value: median(document), unit: 'ms', note: 'on a thread of its own' },
    {
      name: 'expert-bulletins.document.bytes',
      value: (await drawBulletin(drawing)).length,
      unit: 'bytes',
      budget: { most: MOST_BYTES },
    },
  ];
}

export const expertBulletins: Measurement = { name: 'expert-bulletins', measure };
