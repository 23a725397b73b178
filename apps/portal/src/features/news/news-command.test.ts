import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeNewsCommand } from './news-command.ts';
import { makeSampleFile, SAMPLE_RULES } from './post.fixture.ts';
import { parsePost } from './post.ts';

const NOW = parseDate('2026-11-21') ?? 0;
let root = '';
let said = '';
const noDatabase = () => Promise.reject(new Error('asked for the database'));
const run = (...words: string[]) =>
  makeNewsCommand(
    async () => ({
      folder: join(root, 'news'),
      seeds: join(root, 'seeds'),
      now: NOW,
      viewNow: NOW,
      rules: SAMPLE_RULES,
    }),
    noDatabase,
  )
    .exitOverride()
    .parseAsync(words, { from: 'user' });
const draft = (text: string): string => {
  const file = join(root, 'nhap.md');
  writeFileSync(file, text);
  return file;
};
const readPublished = () => {
  const parsed = parsePost(readFileSync(join(root, 'news', 'mot-bai.md'), 'utf8'), SAMPLE_RULES);
  return parsed.ok ? parsed.value.publishedAt : null;
};

describe('portal news', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'news-command-'));
    said = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said += String(text);
      return true;
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it('publishes a post as it is, where its date has come', async () => {
    await run('publish', draft(makeSampleFile({ date: '2026-05-12' })));
    expect(readPublished()).toBe(parseDate('2026-05-12'));
    await run('check');
    expect(said).toContain('2026-05-12 00:00  /mot-bai  Một bài\n1 posts in');
  });

  it('publishes a post of tomorrow now', async () => {
    await run('publish', draft(makeSampleFile({ date: '2026-11-22' })));
    expect(readPublished()).toBe(NOW);
  });

  it('publishes the pictures of a post with it, and refuses one whose picture is not there', async () => {
    const file = draft(makeSampleFile({ cover: 'bia.jpg' }, 'Mây ![](may.png)'));
    writeFileSync(join(root, 'bia.jpg'), 'cover');
    await expect(run('publish', file)).rejects.toThrow('nhap.md: there is no picture may.png next to it');
    await expect(run('check', file)).rejects.toThrow('nhap.md: không có ảnh may.png cạnh bài');
    writeFileSync(join(root, 'may.png'), 'clouds');
    await run('publish', file);
    expect(['bia.jpg', 'may.png'].map((name) => readFileSync(join(root, 'news', name), 'utf8'))).toEqual([
      'cover',
      'clouds',
    ]);
    rmSync(join(root, 'news', 'may.png'));
    await expect(run('check', '--lang', 'en')).rejects.toThrow('/mot-bai: there is no picture may.png next to it');
  });

  it('reports every fault of every draft, and what no reader would see of a good one', async () => {
    const bad = draft(makeSampleFile({ category: 'the-thao', date: null }));
    await expect(run('check', bad)).rejects.toThrow(
      'nhap.md: category: "the-thao" không phải là chuyên mục (tin-bao)\nnhap.md: date: "" không đúng dạng',
    );
    await run('check', draft(makeSampleFile({}, 'A <iframe src="https://x.vn"></iframe> ![](https://x.vn/a.jpg)')));
    expect(said).toContain('nhap.md: khung <iframe> sẽ bị bỏ; hãy đặt liên kết thay vào\n');
    expect(said).toContain('nhap.md: ảnh của trang khác sẽ bị bỏ; hãy để ảnh cạnh bài\n');
    expect(said).not.toContain('script');
  });

  it('schedules a post', async () => {
    await run('schedule', draft(makeSampleFile()), '2026-12-01 06:00');
    expect(readPublished()).toBe((parseDate('2026-12-01') ?? 0) + 6 * 3600);
    await run('check');
    expect(said).toContain('(waits for its time)');
  });

  it('schedules no post whose date it cannot change', async () => {
    const file = draft(makeSampleFile({ date: null, '"date"': '2026-05-12' }, 'date: 2026-05-13'));
    await expect(run('schedule', file, '2026-12-01 06:00')).rejects.toThrow(
      'nhap.md: its date is not on a line of its own: write "date: 2026-12-01 06:00" yourself',
    );
    expect(readPublishedOrNull()).toBeNull();
  });

  it('shows the harmless HTML of a post', async () => {
    await run('preview', draft(makeSampleFile({}, '**Chữ** <script>x</script>')));
    expect(said).toBe('<!-- Một bài -->\n<p><strong>Chữ</strong> </p>\n\n');
  });

  it('refuses a faulty post, a missing file and a moment that is none, and changes nothing', async () => {
    await expect(run('publish', draft(makeSampleFile({ category: 'x' })))).rejects.toThrow('nhap.md: category: "x"');
    await expect(run('publish', join(root, 'khong-co.md'))).rejects.toThrow('there is no such file');
    await expect(run('schedule', draft(makeSampleFile()), 'mai')).rejects.toThrow('"mai" is not');
    expect(readPublishedOrNull()).toBeNull();
  });
});

function readPublishedOrNull(): number | null {
  try {
    return readPublished();
  } catch {
    return null;
  }
}
