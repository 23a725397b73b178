import { toMercator } from '@portal/domain/geo/mercator';
import type { CustomLayerInterface, CustomRenderMethodInput, Map as LiveMap } from 'maplibre-gl';
import type { ColorBand } from '#components/map/color-bands.ts';
import { countPlanes, type FrameShape, findExtent, findRegion } from '#components/map/map-frames.ts';
import type { LayerStyle } from '#components/map/map-palettes.table.ts';
import { PICTURE_GRAIN, PICTURE_WORLD } from '#components/map/map-picture-frame.ts';
import { type HomeMask, sendMask } from './home-mask.ts';
import { FRAGMENT_SHADER, MOST_BANDS, VERTEX_SHADER } from './value-shader.ts';

/** Two frames of a layer, and the position between them. */
interface ValuePicture {
  readonly shape: FrameShape;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** 0 shows `before`, 1 shows `after`. */
  readonly share: number;
  readonly bands: readonly ColorBand[];
  readonly style: Pick<LayerStyle, 'texture' | 'outside'>;
}

/** MapLibre layer that colours values; `show` sets the content, null draws nothing. */
export interface ValueLayer extends CustomLayerInterface {
  show(picture: ValuePicture | null): void;
}

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (shader === null) throw new Error('no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
  return shader;
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, VERTEX_SHADER));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, FRAGMENT_SHADER));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'program');
  return program;
}

function sendTexture(gl: WebGL2RenderingContext, bytes: Uint8Array, width: number, rows: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, width, rows, 0, gl.RED, gl.UNSIGNED_BYTE, bytes);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

interface FrameTextures {
  readonly planes: WebGLTexture;
  /** Region around the planes; for layers with one grid the planes again, unused by the shader. */
  readonly region: WebGLTexture;
}

/** Textures by their bytes: each frame is uploaded once and released with its layer. */
function createTextures(gl: WebGL2RenderingContext) {
  const known = new Map<Uint8Array, FrameTextures>();

  function send(bytes: Uint8Array, shape: FrameShape): FrameTextures {
    const planes = sendTexture(gl, bytes, shape.width, shape.height * countPlanes(shape));
    const around = findRegion(bytes, shape);
    if (around === null) return { planes, region: planes };
    return { planes, region: sendTexture(gl, around.bytes, around.shape.width, around.shape.height) };
  }

  return {
    get(bytes: Uint8Array, shape: FrameShape): FrameTextures {
      const textures = known.get(bytes) ?? send(bytes, shape);
      known.set(bytes, textures);
      return textures;
    },
    clear(): void {
      for (const { planes, region } of known.values())
        for (const texture of [planes, region]) gl.deleteTexture(texture);
      known.clear();
    },
  };
}

type Place = (name: string) => WebGLUniformLocation | null;

/** Everything the map can show: outside a layer's frames it is darkened. */
const NORTH_WEST = toMercator({ lat: 60, lng: 60 });
const SOUTH_EAST = toMercator({ lat: -30, lng: 150 });

/** Block size in world coordinates: that of the drawn map, halved with each zoom level closer than the opening one. */
function findPitch(levels: number): number {
  return PICTURE_GRAIN / PICTURE_WORLD / 2 ** Math.round(levels);
}

interface PackedBands {
  readonly limits: Float32Array;
  readonly colors: Float32Array;
}

const packed = new WeakMap<readonly ColorBand[], PackedBands>();

/** Packs bands for the GPU; cached, since playback sends the same ones twenty times per second. */
function packBands(bands: readonly ColorBand[]): PackedBands {
  const known = packed.get(bands);
  if (known !== undefined) return known;
  const shown = bands.slice(0, MOST_BANDS);
  const made = {
    limits: new Float32Array(shown.map(({ from }) => from)),
    colors: new Float32Array(shown.flatMap(({ color }) => color)),
  };
  packed.set(bands, made);
  return made;
}

function setUniforms(gl: WebGL2RenderingContext, place: Place, picture: ValuePicture, levels: number): void {
  const { shape, bands, share, style } = picture;
  const { bounds, width, height, planes, basisPlane, scale, region } = shape;
  gl.uniform4f(place('box'), NORTH_WEST.x, NORTH_WEST.y, SOUTH_EAST.x, SOUTH_EAST.y);
  gl.uniform1f(place('pitch'), findPitch(levels));
  gl.uniform1f(place('outside'), style.outside);
  gl.uniform1i(place('basis'), basisPlane ?? 0);
  gl.uniform4f(place('bounds'), bounds.north, bounds.south, bounds.east, bounds.west);
  gl.uniform2i(place('size'), width, height);
  const around = findExtent(shape);
  const [from, to] = [
    toMercator({ lat: around.north, lng: around.west }),
    toMercator({ lat: around.south, lng: around.east }),
  ];
  gl.uniform4f(place('extent'), from.x, from.y, to.x, to.y);
  gl.uniform4f(place('regionBounds'), around.north, around.south, around.east, around.west);
  gl.uniform2i(place('regionSize'), region?.width ?? 0, region?.height ?? 0);
  gl.uniform1i(place('planes'), planes);
  gl.uniform4f(place('scale'), scale.offset, scale.factor, scale.power, scale.missing);
  gl.uniform1f(place('share'), share);
  gl.uniform1i(place('blocks'), style.texture === 'blocks' ? 1 : 0);
  const { limits, colors } = packBands(bands);
  gl.uniform1i(place('bands'), limits.length);
  gl.uniform1fv(place('limits'), limits);
  gl.uniform4fv(place('colors'), colors);
}

interface ValueGround {
  readonly mask: HomeMask;
  /** Zoom at which the whole country is in view. */
  readonly wholeZoom: () => number;
}

/** Creates the weather layer between land and lines. */
export function createValueLayer({ mask, wholeZoom }: ValueGround): ValueLayer {
  let picture: ValuePicture | null = null;
  let live: LiveMap | null = null;
  let draw: ((input: CustomRenderMethodInput) => void) | null = null;
  let clear: () => void = () => undefined;

  function prepare(map: LiveMap, gl: WebGL2RenderingContext): void {
    live = map;
    const program = link(gl);
    const corners = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
    const textures = createTextures(gl);
    const home = sendMask(gl, mask);
    const places = new Map<string, WebGLUniformLocation | null>();
    const place: Place = (name) => {
      if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name));
      return places.get(name) ?? null;
    };
    const corner = gl.getAttribLocation(program, 'corner');
    const array = gl.createVertexArray();
    clear = () => textures.clear();
    draw = ({ defaultProjectionData }) => {
      if (picture === null) return;
      const { shape, before, after } = picture;
      // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL function, not a React hook
      gl.useProgram(program);
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, corners);
      gl.enableVertexAttribArray(corner);
      gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
      gl.uniformMatrix4fv(place('matrix'), false, defaultProjectionData.mainMatrix as Float32Array);
      setUniforms(gl, place, picture, map.getZoom() - wholeZoom());
      const [one, other] = [textures.get(before, shape), textures.get(after, shape)];
      const all = [one.planes, other.planes, home, one.region, other.region];
      all.forEach((texture, unit) => {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, texture);
      });
      gl.uniform1i(place('before'), 0);
      gl.uniform1i(place('after'), 1);
      gl.uniform1i(place('home'), 2);
      gl.uniform1i(place('regionBefore'), 3);
      gl.uniform1i(place('regionAfter'), 4);
      gl.uniform4f(place('homeBox'), ...mask.box);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      gl.bindVertexArray(null);
    };
  }

  return {
    id: 'weather',
    type: 'custom',
    renderingMode: '2d',
    onAdd: prepare,
    onRemove: () => clear(),
    render: (_gl, input) => draw?.(input),
    show(next) {
      picture = next;
      live?.triggerRepaint();
    },
  };
}
