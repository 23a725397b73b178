import { expect, it } from 'vitest';
import { findAreaOfPath } from './open-consultation.tsx';

it.each([
  ['/giai-phap/giai-phap-thuy-dien', 'solutions-for-hydropower'],
  ['/hydropower-news', 'solutions-for-hydropower'],
  ['/thoi-tiet-nha-nong-da-lat-lam-dong/hien-tai', 'solutions-for-agriculture'],
  ['/solutions/solutions-for-agriculture', 'solutions-for-agriculture'],
  ['/weathercareer/dien-gio', 'solutions-for-businesses'],
  ['/giai-phap-cho-doanh-nghiep', 'solutions-for-businesses'],
  ['/', null],
  ['/thoi-tiet-ha-noi/hien-tai', null],
])('knows what %s is about', (path, area) => {
  expect(findAreaOfPath(path)).toBe(area);
});
