import type { Source } from './source.ts';
import type { SourceVariables } from './variable-coverage.ts';

/** A source that an operator may choose, before its address is known. */
export interface SourceOffer {
  /** As it is named in the setting `SOURCES` and in its runs. */
  readonly name: string;
  /** What it is, for people: `NOAA GFS 0.25°`. */
  readonly title: string;
  /** Whether it is reached at an address of the web (setting `SOURCE_<NAME>_URL`) or in a folder (`SOURCE_<NAME>_PATH`). */
  readonly reachedBy: 'url' | 'folder';
  /** Address that is asked where none is set; null where one has to be set. Without a slash at the end. */
  readonly publicUrl: string | null;
  /** Of a source that may be asked with a key: the setting that holds it, and the address in place of the public one then. */
  readonly keyed?: { readonly setting: string; readonly publicUrl: string };
  /** What it has, derives and lacks; null where whoever sets it up says so. */
  readonly variables: SourceVariables | null;
  /**
   * The source at an address (no slash at the end), or in a folder, asked with a key where one is set; nothing shows the
   * key. What it keeps for itself stands in the portal's data. Its program is loaded with it. Rejects with `RunError` where
   * that cannot be used.
   */
  create(address: string, key: string | null, dataDir: string): Promise<Source>;
}
