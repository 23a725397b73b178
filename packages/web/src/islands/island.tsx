import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When to load an island's code: when the browser is idle, when visible, or on first interaction. */
type Wake = 'idle' | 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  /** Name in `island.table.ts` or `account-island.table.ts`; unique per page. */
  readonly name: string;
  readonly wake: Wake;
  readonly component: ComponentType<Props>;
  /** Must be JSON: it travels in an attribute. */
  readonly props: Props;
}

/**
 * A hydrated part of the page. It is rendered separately with its own id prefix, as the browser hydrates it separately:
 * otherwise `useId` would differ between the two.
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
