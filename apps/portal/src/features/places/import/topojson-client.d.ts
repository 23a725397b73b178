declare module 'topojson-client' {
  /** The only function used: joins the arcs of a topology's geometries. */
  export function feature(
    topology: object,
    object: object,
  ): { readonly features: readonly { readonly geometry: { readonly type: string; readonly coordinates: unknown } }[] };
}
