/** Differences between two runs of the same code: hashed names, ports, ids, folders and versions of files. */
const VOLATILE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/http:\/\/127\.0\.0\.1:\d+/g, 'http://portal'],
  [/127\.0\.0\.1:\d+/g, 'portal'],
  // A CSS module's class is named by its file and line.
  [/\b_([A-Za-z][\w-]*?)_[\w-]{5}_\d+\b/g, '_$1_'],
  [/(\/assets\/[\w.-]+?)-[\w-]{8}\.(css|js|svg|woff2|png)/g, '$1.$2'],
  [/"requestId":"[^"]*"/g, '"requestId":"…"'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '…'],
  [/\?v=[\w-]+/g, '?v=…'],
];

/**
 * Removes from a reply or an output what differs between two runs of the same code, in two checkouts and data folders.
 */
export function normalize(text: string, folders: { readonly dataDir: string; readonly checkout: string }): string {
  return VOLATILE.reduce(
    (known, [pattern, replacement]) => known.replaceAll(pattern, replacement),
    text.replaceAll(folders.dataDir, '$DATA_DIR').replaceAll(folders.checkout, '$CHECKOUT'),
  );
}

/** Puts each element of a page on its own line, so that differences are located. */
export function breakLines(html: string): string {
  return html.replaceAll(/></g, '>\n<');
}
