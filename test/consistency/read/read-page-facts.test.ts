import { describe, expect, it } from 'vitest';
import { readPageFacts } from './read-page-facts.ts';
import { readVerdict } from './read-works.ts';

const SPRITE = '/assets/sky-sprite-a1.svg#';
const icon = (symbol: string, label = '') => `<svg aria-label="${label}"><use href="${SPRITE}${symbol}"/></svg>`;
const read = (body: string) => readPageFacts('now', '/thoi-tiet-ha-noi/hien-tai', 'vi', `<body>${body}</body>`);

describe('facts of a page', () => {
  it('are the state of now and the sentences of each section, the frame of the site left out', () => {
    const facts = read(
      `<header><p>Trời mưa</p></header><div data-sun="noon" data-sky="rain-1"><section aria-labelledby="now"><p>Trời mưa\u00a0nhỏ, 8–\u20609°.</p><p>${icon('d13')}<strong>Mưa nhỏ</strong></p></section></div>`,
    );
    expect(facts.sky).toBe('rain-1-noon');
    expect(facts.state).toEqual({ symbol: 'd13', words: 'Mưa nhỏ', hasDrops: false });
    expect(facts.sentences).toEqual([
      { where: 'now', text: 'Trời mưa nhỏ, 8–9°.' },
      { where: 'now', text: 'Mưa nhỏ' },
    ]);
  });

  it('are what is shown where the page is shared', () => {
    const meta = '<meta property="og:description" content="Hà Nội, Việt Nam: Trời mưa nhỏ, 21°."/>';
    expect(read(meta).sentences).toEqual([{ where: 'share', text: 'Trời mưa nhỏ, 21°.' }]);
  });

  it('are the hours of a strip and of a table, whose humidity is no chance of rain', () => {
    const strip = `<ol><li><time>Bây giờ</time>${icon('d13', 'Mưa nhỏ, khả năng mưa 74 %, lượng mưa 0,1 mm')}</li></ol>`;
    const table = `<table><thead><tr><th>Giờ</th><th>Trời</th><th>Độ ẩm</th><th>Mưa</th></tr></thead><tbody><tr><th><time>10:00</time></th><td>${icon('d7')}<span>Nhiều mây</span></td><td>78 %</td><td>26 % · 0 mm</td></tr></tbody></table>`;
    const { hours } = read(strip + table);
    expect(hours.map(({ clock, symbol, chance, amount }) => [clock, symbol, chance, amount?.high])).toEqual([
      [null, 'd13', 74, 0.1],
      ['10:00', 'd7', 26, 0],
    ]);
  });

  it('are days by their date with the parts below them', () => {
    const part = `<ul><li><b>Sáng</b> 07–13h ${icon('d5')} <b>23–26°</b> <span>không mưa</span></li></ul>`;
    const fold = `<details><summary><b>Hôm nay</b> 23/11 ${icon('d1')}<span class="_likely_x">90 %</span> 0–4 mm</summary><div id="d-2026-11-23">${part}</div></details>`;
    const [day] = read(fold).days;
    expect(day).toMatchObject({ date: '23/11', symbol: 'd1', chance: 90, isBold: true, amount: { low: 0, high: 4 } });
    expect(day?.parts).toMatchObject([{ from: 7, to: 13, symbol: 'd5', amount: { isDry: true } }]);
  });

  it('are kinds of work with the hours of their strips', () => {
    const work = `<section aria-labelledby="work"><ul><li><div><h3>Bón phân</h3><span>Nên</span></div><svg aria-label="Bón phân 24 giờ tới: 09:00–06:00 cân nhắc; 06:00–09:00 nên"></svg></li></ul></section>`;
    expect(read(work).works).toMatchObject([
      {
        work: 'Bón phân',
        verdict: 'good',
        spells: [
          { from: 9, to: 6, verdict: 'consider' },
          { from: 6, to: 9, verdict: 'good' },
        ],
      },
    ]);
  });

  it.each([
    ['Nên', 'good'],
    ['Không nên', 'avoid'],
    ['Cân nhắc', 'consider'],
    ['ban đêm, không tính', 'night'],
    ['Good', 'good'],
    ['Avoid', 'avoid'],
    ['Consider', 'consider'],
    ['night, not rated', 'night'],
    ['', null],
  ])('a verdict of %s', (words, verdict) => {
    expect(readVerdict(words)).toBe(verdict);
  });
});
