import { toMercator } from '@portal/domain/geo/mercator';

/** Mask of Vietnam in world coordinates: white inside the borders. */
export interface HomeMask {
  readonly canvas: HTMLCanvasElement;
  /** West, north, east and south edge in world coordinates. */
  readonly box: readonly [west: number, north: number, east: number, south: number];
}

const NORTH_WEST = toMercator({ lat: 23.8, lng: 101.8 });
const SOUTH_EAST = toMercator({ lat: 8, lng: 110 });
/** Nearly 1 km per pixel. */
const PIXELS = { width: 1024, height: 2048 } as const;

/** Draws the provinces (rings of longitude and latitude) as one white area. */
export function drawHomeMask(rings: readonly (readonly (readonly [lng: number, lat: number])[])[]): HomeMask {
  const canvas = document.createElement('canvas');
  canvas.width = PIXELS.width;
  canvas.height = PIXELS.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const [wide, high] = [SOUTH_EAST.x - NORTH_WEST.x, SOUTH_EAST.y - NORTH_WEST.y];
  context.fillStyle = context.strokeStyle = '#fff';
  context.beginPath();
  for (const ring of rings) {
    ring.forEach(([lng, lat], index) => {
      const { x, y } = toMercator({ lat, lng });
      const at = [(x - NORTH_WEST.x) / wide, (y - NORTH_WEST.y) / high] as const;
      context[index === 0 ? 'moveTo' : 'lineTo'](at[0] * PIXELS.width, at[1] * PIXELS.height);
    });
    context.closePath();
  }
  context.fill('nonzero');
  // Closes seams between provinces.
  context.stroke();
  return { canvas, box: [NORTH_WEST.x, NORTH_WEST.y, SOUTH_EAST.x, SOUTH_EAST.y] };
}

/** Uploads the mask to the GPU. */
export function sendMask(gl: WebGL2RenderingContext, { canvas }: HomeMask): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, gl.RED, gl.UNSIGNED_BYTE, canvas);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  for (const way of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, way, gl.CLAMP_TO_EDGE);
  return texture;
}
