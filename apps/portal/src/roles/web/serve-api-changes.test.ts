import { API_VERSIONS } from '@portal/content/api/api-changes.table';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { writeChangesFeed } from './serve-api-changes.ts';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' || name === 'link' });

describe('the feed of the versions of the API', () => {
  it.each(['vi', 'en'] as const)('has every version as an entry of its own (%s)', (language) => {
    const xml = writeChangesFeed('https://example.vn', language);
    expect(XMLValidator.validate(xml)).toBe(true);
    const { feed } = parser.parse(xml);
    expect(feed['@_xml:lang']).toBe(language);
    expect(feed.entry).toHaveLength(API_VERSIONS.length);
    expect(feed.updated).toBe(feed.entry[0].updated);
    expect(feed.entry[0].title).toContain(API_VERSIONS[0].version);
    expect(feed.entry[0].content['#text'] ?? feed.entry[0].content).toContain(API_VERSIONS[0].changes[0]?.[language]);
    const ids = feed.entry.map((entry: { id: string }) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names itself and the page, each in its language', () => {
    const { feed } = parser.parse(writeChangesFeed('https://example.vn', 'en'));
    expect(feed.link.map((link: Record<string, string>) => link['@_href'])).toEqual([
      'https://example.vn/api/changelog.xml?lang=en',
      'https://example.vn/changelog',
    ]);
    expect(feed.id).not.toBe(parser.parse(writeChangesFeed('https://example.vn', 'vi')).feed.id);
  });
});
