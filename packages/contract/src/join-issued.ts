import type { Issued } from './endpoints/place-schema.ts';

/** One statement for several replies: the first gives source and run, the newest the time, any demo makes it demo. */
export function joinIssued(list: readonly Issued[]): Issued {
  const first = list.find(({ source }) => source !== null) ?? list[0];
  const sources: Issued['sources'] = {};
  const estimated: string[] = [];
  const corrected: string[] = [];
  const temperatureSources: string[] = [];
  const chanceSources: string[] = [];
  const credits: string[] = [];
  let updatedAt: string | null = null;
  let demo = false;
  // Loops, because every page joins those of its neighbours, which are mostly equal.
  for (const one of list) {
    if (one.updatedAt !== null && (updatedAt === null || one.updatedAt > updatedAt)) updatedAt = one.updatedAt;
    demo ||= one.demo;
    for (const name in one.sources) sources[name] ??= one.sources[name] as Issued['sources'][string];
    addNew(estimated, one.estimated);
    addNew(corrected, one.corrected);
    addNew(temperatureSources, one.temperatureSources);
    addNew(chanceSources, one.chanceSources);
    addNew(credits, one.credits);
  }
  return {
    source: first?.source ?? null,
    runAt: first?.runAt ?? null,
    updatedAt,
    demo,
    sources,
    estimated,
    ...(corrected.length === 0 ? {} : { corrected }),
    ...(temperatureSources.length === 0 ? {} : { temperatureSources }),
    ...(chanceSources.length === 0 ? {} : { chanceSources }),
    credits,
  };
}

function addNew(known: string[], more: readonly string[] = []): void {
  for (const one of more) if (!known.includes(one)) known.push(one);
}
