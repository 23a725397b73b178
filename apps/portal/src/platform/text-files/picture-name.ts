/** The name of a picture beside a post: in no other folder, at no other site. */
export const PICTURE_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*\.(?:jpe?g|png|webp|avif|svg)$/iu;
