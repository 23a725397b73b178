import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Post } from './post.ts';

const VIETNAM_S = 7 * 3600;

/** The last time before now that the calendar of Vietnam showed this day and hour; for 29 February, 1 March of other years. */
function findLastAnniversary(at: EpochSeconds, now: EpochSeconds): EpochSeconds {
  const date = new Date((at + VIETNAM_S) * 1000);
  date.setUTCFullYear(new Date((now + VIETNAM_S) * 1000).getUTCFullYear());
  if (date.getTime() / 1000 - VIETNAM_S > now) date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.getTime() / 1000 - VIETNAM_S;
}

/**
 * Sample posts dated within the year up to now, each on its own day of the year: a portal shows news of its season, whatever
 * year it is started in. Other posts stay as they are.
 */
export function dateSamplePosts(posts: readonly Post[], now: EpochSeconds): readonly Post[] {
  return posts.map((post) => {
    if (!post.sample) return post;
    const publishedAt = findLastAnniversary(post.publishedAt, now);
    return { ...post, publishedAt, updatedAt: post.updatedAt + publishedAt - post.publishedAt };
  });
}
