import { crc32 } from 'node:zlib';

/** JSON of an object with a checksum of its own content in the member `crc32`. */
export function sealJson(content: object, indent = 0): string {
  return `${JSON.stringify({ ...content, crc32: crc32(JSON.stringify(content)) }, null, indent)}\n`;
}

/** What stands in a text that may be sealed. */
export interface SealedJson {
  /** Without its checksum. */
  readonly content: Record<string, unknown>;
  readonly isSealed: boolean;
}

/** Reads JSON, sealed or from before there were seals; null where it is no object or differs from its checksum. */
export function parseSealedJson(text: string): SealedJson | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { crc32: seal, ...content } = value as Record<string, unknown>;
  const isSealed = seal !== undefined;
  return isSealed && seal !== crc32(JSON.stringify(content)) ? null : { content, isSealed };
}
