import type { CallApi } from '@portal/contract/call-api';
import type { PostPage } from '@portal/contract/endpoints/post-schema';
import { postsSearch } from '@portal/contract/endpoints/posts';
import type { Language } from '@portal/domain/language/language';
import { LONGEST } from './load-results.ts';

/** Posts with the words typed; null where they could not be searched. */
export async function loadPosts(
  query: string,
  page: number,
  language: Language,
  call: CallApi,
): Promise<PostPage | null> {
  const text = query.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed().trim();
  if (text === '') return null;
  const result = await call(postsSearch, { query: { q: text, page, language: language === 'en' ? 'EN' : 'VI' } });
  return result.ok ? result.reply : null;
}
