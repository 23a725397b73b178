import type { ContentBlock } from '@portal/content/blocks/content-block';
import type { Company } from '@portal/content/company/company';
import type { ContentPagesMessages } from '@portal/content/messages/content-pages-messages';
import type { Language } from '@portal/domain/language/language';
import type { ReactNode } from 'react';
import { JobList, PartnerList, PersonList } from '#components/company/company-lists.tsx';
import {
  CardList,
  ClaimList,
  ContentLinks,
  ContentSection,
  Cooperation,
  FactList,
  QuestionList,
  StepList,
  TabRow,
} from './block-views.tsx';
import type { ComparePage } from './compare-table.tsx';
import styles from './content.module.css';
import { ContentTable } from './plain-table.tsx';

interface BlockContext {
  readonly language: Language;
  readonly words: ContentPagesMessages;
  readonly live: ReactNode;
  readonly company: Company;
  readonly page: ComparePage;
  /** Whether reference blocks stay collapsed (except leading cards). */
  readonly folds: boolean;
}

type HeadedBlock = Exclude<ContentBlock, { kind: 'cooperation' | 'gap' | 'live' | 'tabs' }>;

/** Null where a block has no content: its heading is then left out too. */
function toBody(block: HeadedBlock, { language, words, company, page }: BlockContext): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <>
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <ContentLinks links={block.links} language={language} />
        </>
      );
    case 'cards':
      return <CardList cards={block.cards} language={language} />;
    case 'steps':
      return <StepList steps={block.steps} />;
    case 'facts':
      return <FactList rows={block.rows} />;
    case 'table':
      return <ContentTable {...block} page={page} language={language} />;
    case 'claims':
      return <ClaimList claims={block.claims} language={language} words={words} company={company} />;
    case 'people': {
      const people = company.people.filter(({ group }) => group === block.group);
      return people.length === 0 ? null : <PersonList people={people} language={language} />;
    }
    case 'partners':
      return company.partners.length === 0 ? null : <PartnerList partners={company.partners} language={language} />;
    case 'jobs':
      return company.jobs.length === 0 ? null : <JobList jobs={company.jobs} language={language} />;
    case 'questions':
      return <QuestionList questions={block.questions} />;
  }
}

/** Reference blocks: limits, steps of cooperation, company claims. */
const REFERENCE_KINDS = new Set<ContentBlock['kind']>(['table', 'steps', 'facts', 'claims']);

/** Blocks that need the full width; the others are text columns. */
const SPREAD_KINDS = new Set<ContentBlock['kind']>(['cards', 'table', 'people', 'partners', 'jobs']);

function BlockView({ block, context }: { readonly block: ContentBlock; readonly context: BlockContext }) {
  const { words, language, live, folds } = context;
  switch (block.kind) {
    case 'cooperation':
      return (
        <ContentSection heading={words.cooperation.title} folds={folds}>
          <Cooperation texts={block.texts} words={words} />
        </ContentSection>
      );
    case 'gap':
      return (
        <div className={styles.gap}>
          <p>{block.text}</p>
          <ContentLinks links={block.links} language={language} />
        </div>
      );
    case 'tabs':
      return <TabRow label={block.label} tabs={block.tabs} />;
    case 'live':
      return (
        <ContentSection heading={block.heading} id={block.id}>
          {live}
        </ContentSection>
      );
    default: {
      const body = toBody(block, context);
      return body === null ? null : (
        <ContentSection
          heading={block.heading}
          id={block.id}
          lead={'lead' in block ? block.lead : undefined}
          beside={!SPREAD_KINDS.has(block.kind)}
          folds={folds}
        >
          {body}
        </ContentSection>
      );
    }
  }
}

interface ContentBlocksProps extends BlockContext {
  readonly blocks: readonly ContentBlock[];
}

export function ContentBlocks({ blocks, folds, ...context }: ContentBlocksProps) {
  const shownCards = blocks.find(({ kind }) => kind === 'cards');
  const isReference = (block: ContentBlock): boolean =>
    REFERENCE_KINDS.has(block.kind) || block.kind === 'cooperation' || (block.kind === 'cards' && block !== shownCards);
  return blocks.map((block) => (
    <BlockView
      key={'heading' in block ? block.heading : block.kind}
      block={block}
      context={{ ...context, folds: (folds && isReference(block)) || ('folds' in block && block.folds === true) }}
    />
  ));
}
