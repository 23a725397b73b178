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
const places = [
  {
    place: makePlace('tay-ho-ha-noi', 'Tây Hồ'),
    weather: { now: NOW, rain: { text: 'mưa to từ 14:20', isLikely: true } },
  },
  {
    place: makePlace('ha-dong-ha-noi', 'Hà Đông'),
    weather: { now: NOW, rain: { text: 'khô trong 3 giờ', isLikely: false } },
  },
  { place: makePlace('ba-dinh-ha-noi', 'Ba Đình'), weather: { now: NOW, rain: null } },
  { place: makePlace('dong-da-ha-noi', 'Đống Đa'), weather: null },
];

function draw(issued = makeIssued()) {
  const pathOf = ({ slug }: Pick<FoundPlace, 'slug'>) => `/thoi-tiet-${slug}/theo-gio`;
  return <Neighbours neighbours={{ places, issued }} pathOf={pathOf} view={makeView('vi')} />;
}

describe('the places around', () => {
  it('show rain in words, the sky and degrees, and lead to the same page of theirs', () => {
    const html = renderToStaticMarkup(draw());
    expect(readText(draw())).toContain('Tây Hồ|mưa to từ 14:20');
    expect(html).toContain('31°');
    expect(html).toContain('href="/thoi-tiet-tay-ho-ha-noi/theo-gio"');
    expect(html.match(/role="img" aria-label="[^"]+"/g)).toHaveLength(3);
    expect(html.match(/data-likely/g)).toHaveLength(1);
  });

  it('name the province where the rain or all the weather is not known', () => {
    expect(readText(draw())).toContain('Ba Đình|Hà Nội');
    expect(readText(draw())).toContain('Đống Đa|Hà Nội');
  });

  it('are marked where what they show is invented', () => {
    expect(readText(draw(makeDemoIssued()))).toContain('minh họa');
    expect(readText(draw())).not.toContain('minh họa');
  });
});
