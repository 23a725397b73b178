import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

export function hydrateIsland(element: HTMLElement, component: FunctionComponent<never>): void {
  const { island = '', props = '{}' } = element.dataset;
  // The server wrote the attribute from this island's own props.
  const Component = component as FunctionComponent<object>;
  flushSync(() => {
    hydrateRoot(element, createElement(Component, JSON.parse(props)), { identifierPrefix: `${island}-` });
  });
}
