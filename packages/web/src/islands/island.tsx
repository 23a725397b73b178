import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island's code is fetched: when the browser has nothing to do, when it is seen, or when it is first touched. */
type Wake = 'idle' | 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  /** Name in `island.table.ts` or `account-island.table.ts`, once a page. */
  readonly name: string;
  readonly wake: Wake;
  readonly component: ComponentType<Props>;
  /** Plain data: it travels in an attribute. */
  readonly props: Props;
}

/**
 * A part of the page that comes alive. It is rendered apart, with ids of its own, because the browser hydrates it apart:
 * otherwise `useId` would count differently on the two sides.
 */
export function Island<Props extends object>({ name, wake, component: Component, props }: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the island's own markup, escaped by React
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
