import type { PastHours } from '#store/past-hours.ts';

/** The past hours of several kinds as one. */
export function joinPastHours(...parts: readonly PastHours[]): PastHours {
  return {
    listSources: () => parts.flatMap((part) => part.listSources()),
    problems: () => parts.flatMap((part) => part.problems()),
    close() {
      for (const part of parts) part.close();
    },
  };
}
