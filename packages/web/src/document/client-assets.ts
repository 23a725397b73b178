/** Addresses of the built client files that a document names, each beginning with `/assets/`. */
export interface ClientAssets {
  readonly styles: readonly string[];
  readonly loader: string;
  readonly fonts: readonly string[];
  readonly icon: string;
}
