/** Addresses of the built client files that a document names, each beginning with `/assets/`. */
export interface ClientAssets {
  readonly styles: readonly string[];
  readonly loader: string;
  /** What the loader imports before it runs. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  readonly icon: string;
}
