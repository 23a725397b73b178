import { writeBytes, writeNumber, writeVarints } from './write-protobuf.ts';

type Corner = readonly [x: number, y: number];

/** A layer of a tile with one feature: rings of a polygon (clockwise on the screen) or lines, in 4096ths of the tile. */
export interface TileLayer {
  readonly name: string;
  readonly kind: 'line' | 'polygon';
  readonly parts: readonly (readonly Corner[])[];
}

const EXTENT = 4096;
const VERSION = 2;
const KINDS = { line: 2, polygon: 3 } as const;
const COMMANDS = { moveTo: 1, lineTo: 2, close: 7 } as const;

const toZigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const toCommand = (command: number, count: number): number => command | (count << 3);

/** The parts as commands with deltas from point to point. */
function listCommands({ kind, parts }: TileLayer): number[] {
  let [lastX, lastY] = [0, 0];
  const step = ([x, y]: Corner): number[] => {
    const steps = [toZigzag(x - lastX), toZigzag(y - lastY)];
    [lastX, lastY] = [x, y];
    return steps;
  };
  return parts.flatMap((corners) => [
    toCommand(COMMANDS.moveTo, 1),
    ...corners.slice(0, 1).flatMap(step),
    toCommand(COMMANDS.lineTo, corners.length - 1),
    ...corners.slice(1).flatMap(step),
    ...(kind === 'polygon' ? [toCommand(COMMANDS.close, 1)] : []),
  ]);
}

function writeLayer(layer: TileLayer): Buffer {
  const feature = Buffer.concat([writeNumber(3, KINDS[layer.kind]), writeBytes(4, writeVarints(listCommands(layer)))]);
  return Buffer.concat([
    writeNumber(15, VERSION),
    writeBytes(1, Buffer.from(layer.name)),
    writeBytes(2, feature),
    writeNumber(5, EXTENT),
  ]);
}

/** A Mapbox vector tile (version 2.1). */
export function makeVectorTile(layers: readonly TileLayer[]): Buffer {
  return Buffer.concat(layers.map((layer) => writeBytes(3, writeLayer(layer))));
}
