/** Calls back once the reader sees the page: one that is drawn ahead of a click has not been looked at. */
export function whenSeen(then: () => void): void {
  const { prerendering } = document as Document & { readonly prerendering?: boolean };
  if (prerendering === true) document.addEventListener('prerenderingchange', then, { once: true });
  else then();
}
