/** Puts the drawings of an hour's sky, one over the other, into a piece of markup that has room for them. */
export function showSky(root: ParentNode, addresses: readonly string[]): void {
  root.querySelectorAll('svg[data-slot="sky"] > use').forEach((use, index) => {
    const address = addresses[index] ?? '';
    if (address === '') use.removeAttribute('href');
    else use.setAttribute('href', address);
  });
}
