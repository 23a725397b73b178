import { ENDPOINTS } from '@portal/contract/endpoint-list';
import { describe, expect, it } from 'vitest';
import { writeLlmsText } from './write-llms-text.ts';

const text = writeLlmsText('https://troiviet.vn');
const lines = text.split('\n');

describe('llms.txt', () => {
  it('begins with one title, a quote and details, then has lists of links below titles of the second order', () => {
    expect(lines.filter((line) => line.startsWith('# '))).toEqual(['# Trời Việt']);
    expect(lines[0]).toBe('# Trời Việt');
    expect(lines[2]).toMatch(/^> Weather forecasts for Vietnam \(Dự báo thời tiết Việt Nam\)/);
    const [, ...sections] = text.split(/^## /m);
    expect(sections.at(-1)).toMatch(/^Optional\n/);
    for (const section of sections) {
      const [, empty, ...entries] = section.trimEnd().split('\n');
      expect(empty).toBe('');
      expect(entries.filter((line) => !/^- \[[^\]]+\]\(https:\/\/troiviet\.vn\/\S*\): \S/.test(line))).toEqual([]);
    }
    expect(lines.join('').match(/^###/m)).toBeNull();
  });

  it('names every call but the forms, with an address that can be followed', () => {
    for (const { method, path, tag } of ENDPOINTS) {
      expect(text.includes(`[${method} ${path}](https://troiviet.vn${path}`)).toBe(tag !== 'leads');
    }
    expect(text).toContain('https://troiviet.vn/api/v1/weather/now?lat=11.9404&lng=108.4583');
  });

  it('writes names of places as Vietnamese does', () => {
    expect(text).toBe(text.normalize('NFC'));
    expect(text).toContain('Hà Nội');
    expect(text).not.toContain('undefined');
  });
});
