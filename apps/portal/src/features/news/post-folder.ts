import { openTextFolder, type TextFolder } from '#platform/text-files/text-folder.ts';
import { type PostRules, parsePost } from './parse-post.ts';
import type { Post } from './post.ts';

/** A folder of posts: two may not have the same address. */
export function openPostFolder(path: string, rules: PostRules): TextFolder<Post> {
  const unique = { field: 'url', read: ({ url }: Post) => url };
  return openTextFolder({ path, parse: (text) => parsePost(text, rules), unique });
}
