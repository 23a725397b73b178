/** A picture's file name next to a post; no folders, no other sites. */
export const PICTURE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*\.(?:jpe?g|png|webp|avif|svg)$/iu;
