import type { FoundPlace } from '@portal/contract/endpoints/places';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readText } from '#components/weather/visible-text.fixture.ts';
import { makeDemoIssued, makeHour, makeIssued, makeView } from '#components/weather/weather.fixture.ts';
import { Neighbours } from './neighbours.tsx';

const makePlace = (slug: string, main: string): FoundPlace => ({
  slug,
  name: main,
  displayName: { main, secondary: 'Hà Nội' },
  kind: 'ward',
  unit: 'ward',
  lat: 21.05,
  lng: 105.82,
  precisionKm: null,
  province: 'ha-noi',
  formerly: null,
});

const NOW = makeHour(0, { temperature: 31.4 });
const WHERE = { distanceKm: 27.4, bearingDeg: 350 };
const places = [
  {
    ...WHERE,
    place: makePlace('tay-ho-ha-noi', 'Tây Hồ'),
    weather: { now: NOW, rain: { text: 'mưa to từ 14:20', isLikely: true } },
  },
  {
    ...WHERE,
    place: makePlace('ha-dong-ha-noi', 'Hà Đông'),
    weather: { now: NOW, rain: { text: 'khô trong 3 giờ', isLikely: false } },
  },
  { ...WHERE, place: makePlace('ba-dinh-ha-noi', 'Ba Đình'), weather: { now: NOW, rain: null } },
  { ...WHERE, place: makePlace('dong-da-ha-noi', 'Đống Đa'), weather: null },
];

function draw(issued = makeIssued(), isWarned = false) {
  const pathOf = ({ slug }: Pick<FoundPlace, 'slug'>) => `/thoi-tiet-${slug}/theo-gio`;
  return (
    <Neighbours neighbours={{ places, here: null, issued }} pathOf={pathOf} view={makeView('vi')} isWarned={isWarned} />
  );
}

describe('the places around', () => {
  it('show rain in words, the sky and degrees, and lead to the same page of theirs', () => {
    const html = renderToStaticMarkup(draw());
    expect(readText(draw())).toMatch(/Tây Hồ[|]27.km bắc[|]mưa to từ 14:20/u);
    expect(html).toContain('31°');
    expect(html).toContain('href="/thoi-tiet-tay-ho-ha-noi/theo-gio"');
    expect(html.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(3);
    expect(html.match(/data-likely/g)).toHaveLength(1);
  });

  it('show no sky of the model next to an emergency bulletin', () => {
    const html = renderToStaticMarkup(draw(makeIssued(), true));
    expect(html).not.toContain('role="img"');
    expect(html).toContain('31°');
  });

  it('name the province where the rain or all the weather is not known', () => {
    expect(readText(draw())).toMatch(/Ba Đình[|]27.km bắc[|]Hà Nội/u);
    expect(readText(draw())).toMatch(/Đống Đa[|]27.km bắc[|]Hà Nội/u);
  });

  it('are marked where what they show is invented', () => {
    expect(readText(draw(makeDemoIssued()))).toContain('minh họa');
    expect(readText(draw())).not.toContain('minh họa');
  });
});
