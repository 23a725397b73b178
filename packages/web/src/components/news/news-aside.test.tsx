import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewsAside } from './news-aside.tsx';
import { NewsBand } from './news-band.tsx';
import { findNewsRoute } from './news-routes.ts';
import { makeSampleReply } from './reply.fixture.ts';

type Aside = Parameters<typeof NewsAside>[0];
const draw = (fields: Partial<Aside> = {}) =>
  renderToStaticMarkup(
    <NewsAside posts={[makeSampleReply()]} language="vi" route="news" path="/thoi-tiet-ha-noi/hien-tai" {...fields} />,
  );

describe('news beside a page', () => {
  it('name title, day and that a post is a sample', () => {
    const html = draw();
    expect(html).toContain('<a href="/mot-bai">Một bài</a>');
    expect(html).toContain('21/11/2026</time><span>Bài mẫu</span>');
  });

  it('say on an English page which words are Vietnamese', () => {
    expect(draw({ language: 'en' })).toContain('<a href="/mot-bai?lang=en">In English</a>');
    expect(draw({ language: 'en' })).toContain('<span>in Vietnamese</span>');
    expect(draw({ language: 'en', posts: [makeSampleReply({ titleEn: null })] })).toContain(
      '<a href="/mot-bai?lang=en" lang="vi">Một bài</a>',
    );
    expect(draw({ language: 'en', posts: [makeSampleReply({ language: 'EN', title: 'A post' })] })).toContain(
      '<a href="/mot-bai?lang=en">A post</a>',
    );
  });

  it('change with the words of a post, though they are stored', () => {
    expect(draw({ posts: [makeSampleReply({ title: 'Tên cũ' })] })).toContain('Tên cũ');
    expect(draw({ posts: [makeSampleReply({ title: 'Tên mới' })] })).toContain('Tên mới');
  });

  it('escape what a title holds', () => {
    expect(draw({ posts: [makeSampleReply({ title: '<img onerror=x>' })] })).toContain('&lt;img onerror=x&gt;');
  });

  it('offer to try again where they could not be fetched, and leave no empty box where there are none', () => {
    expect(draw({ posts: null })).toContain('<a href="/thoi-tiet-ha-noi/hien-tai">Thử lại</a>');
    expect(draw({ posts: [] })).toBe('');
  });

  it('stand across the home page with pictures that load when they are seen', () => {
    const posts = [makeSampleReply(), makeSampleReply({ url: 'bai-hai' })];
    const beside = { title: 'Tin bão', posts };
    const html = renderToStaticMarkup(<NewsBand posts={posts} language="vi" route="news" beside={beside} path="/" />);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toContain('>Tin bão</h3>');
  });

  it('say the weather where a post takes place, also once it has changed', () => {
    const posts = [makeSampleReply(), makeSampleReply({ url: 'bai-hai' })];
    const show = (line: string) =>
      renderToStaticMarkup(
        <NewsBand posts={posts} language="vi" route="news" live={new Map([['bai-hai', line]])} path="/" />,
      );
    expect(show('Huế bây giờ 31° · Nắng').match(/bây giờ/g)).toHaveLength(1);
    expect(show('Huế bây giờ 30° · Mưa')).toContain('>Huế bây giờ 30° · Mưa</p>');
  });
});

describe('findNewsRoute', () => {
  it.each([
    ['weather:now', 'news'],
    ['agri:now', 'news:agriculture-news'],
    ['solution:solutions-for-agriculture', 'news:agriculture-news'],
    ['solution:solutions-for-hydropower', 'news:hydropower'],
    ['industry:dien-gio', 'news:weather-for-business'],
    ['happy-rain', 'news'],
    ['happy-rain-nong-nghiep', 'news:agriculture-news'],
  ])('gives readers of %s the list %s', (page, list) => {
    expect(findNewsRoute(page)).toBe(list);
  });
});
