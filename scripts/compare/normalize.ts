/** What differs between two runs of the same code: names made of content, ports, ids, folders and versions of files. */
const VOLATILE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/http:\/\/127\.0\.0\.1:\d+/g, 'http://portal'],
  [/127\.0\.0\.1:\d+/g, 'portal'],
  // A class of a CSS module is named after its file and its line there.
  [/\b_([A-Za-z][\w-]*?)_[\w-]{5}_\d+\b/g, '_$1_'],
  [/(\/assets\/[\w.-]+?)-[\w-]{8}\.(css|js|svg|woff2|png)/g, '$1.$2'],
  [/"requestId":"[^"]*"/g, '"requestId":"…"'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '…'],
  [/\?v=[\w-]+/g, '?v=…'],
];

/** A reply or an output without what differs between two runs of the same code, in two checkouts and folders of data. */
export function normalize(text: string, folders: { readonly dataDir: string; readonly checkout: string }): string {
  return VOLATILE.reduce(
    (known, [pattern, replacement]) => known.replaceAll(pattern, replacement),
    text.replaceAll(folders.dataDir, '$DATA_DIR').replaceAll(folders.checkout, '$CHECKOUT'),
  );
}

/** A page with each element on a line of its own, so that a difference shows where it is. */
export function breakLines(html: string): string {
  return html.replaceAll(/></g, '>\n<');
}
