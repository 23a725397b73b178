import { expect, it } from 'vitest';
import { writeLinkItems } from './write-link-items.ts';

it('writes links as items, the reader’s section marked', () => {
  const links = [
    { label: 'Thời tiết', href: '/', current: true },
    { label: 'Bản đồ', href: '/map', current: false },
  ];
  expect(writeLinkItems(links)).toBe(
    '<li><a href="/" aria-current="true">Thời tiết</a></li><li><a href="/map">Bản đồ</a></li>',
  );
});

it('lets no text out of its place', () => {
  expect(writeLinkItems([{ label: '<b>&', href: '/"><script>', current: false }])).toBe(
    '<li><a href="/&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;</a></li>',
  );
});
