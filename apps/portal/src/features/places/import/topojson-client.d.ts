declare module 'topojson-client' {
  /** The part of the library that is used: geometries of a topology with their arcs put together. */
  export function feature(
    topology: object,
    object: object,
  ): { readonly features: readonly { readonly geometry: { readonly type: string; readonly coordinates: unknown } }[] };
}
