import type { Issued } from '@portal/contract/endpoints/place-schema';
import { SectionBlock } from '#components/weather/block.tsx';
import { CreditLines, FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { Section } from '#components/weather/section.ts';
import { makeDemoIssued, makeIssued, makeView } from '#components/weather/weather.fixture.ts';
import type { SampleGroup } from './sample.fixture.ts';

type Reply = { readonly issued: Issued };

const OLD = makeIssued({ runAt: '2026-08-02T13:00:00+07:00', updatedAt: '2026-08-02T18:00:00+07:00' });
const ISSUED: readonly (readonly [string, Issued])[] = [
  ['fresh', makeIssued()],
  ['stale', OLD],
  ['demo', makeDemoIssued()],
  ['no source known', makeIssued({ source: null, runAt: null, updatedAt: null, sources: {} })],
];
const REASONS = ['noData', 'tooOld', 'failed'] as const;

const loaded = (issued: Issued): Section<Reply> => ({ ok: true, reply: { issued } });

/** A block with data of each age, and without data for each reason. */
export const BLOCKS: SampleGroup = {
  component: 'SectionBlock',
  list: (language) => {
    const view = makeView(language);
    const sections: readonly (readonly [string, Section<Reply>])[] = [
      ...ISSUED.map(([name, issued]) => [name, loaded(issued)] as const),
      ...REASONS.map((reason) => [`missing: ${reason}`, { ok: false, reason }] as const),
    ];
    return sections.map(([state, section]) => ({
      state,
      drawing: (
        <SectionBlock id={`block ${state}`} title={view.words.hours.dayTitle} section={section} view={view}>
          {() => <p>…</p>}
        </SectionBlock>
      ),
    }));
  },
};

export const FRESHNESS: SampleGroup = {
  component: 'FreshnessLine',
  list: (language) =>
    ISSUED.map(([state, issued]) => ({ state, drawing: <FreshnessLine issued={issued} view={makeView(language)} /> })),
};

export const CREDITS: SampleGroup = {
  component: 'CreditLines',
  list: (language) => [
    {
      state: 'two sources',
      drawing: (
        <CreditLines
          sections={[loaded(makeIssued({ credits: ['© First', '© Second, CC BY 4.0'] }))]}
          view={makeView(language)}
        />
      ),
    },
  ],
};
