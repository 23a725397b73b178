import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { ReactNode } from 'react';
import { Block } from './block.tsx';
import { FreshnessLine } from './freshness-line.tsx';
import { MissingBlock } from './missing-block.tsx';
import type { PageView } from './page-view.ts';
import type { Section } from './section.ts';

interface SectionBlockProps<Reply> {
  readonly id: string;
  readonly title: string;
  readonly section: Section<Reply>;
  readonly view: PageView;
  readonly children: (reply: Reply) => ReactNode;
}

/** A block of one reply with its source and time, or the words that say why it is empty. */
export function SectionBlock<Reply extends { readonly issued: Issued }>({
  id,
  title,
  section,
  view,
  children,
}: SectionBlockProps<Reply>) {
  if (!section.ok) return <MissingBlock id={id} title={title} reason={section.reason} view={view} />;
  return (
    <Block id={id} title={title} aside={<FreshnessLine issued={section.reply.issued} view={view} />}>
      {children(section.reply)}
    </Block>
  );
}
