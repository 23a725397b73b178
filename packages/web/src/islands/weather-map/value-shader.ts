import { BLOCK_SAMPLES } from '#components/map/map-frames.ts';
import { FADE_WIDTH, HATCH, PICTURE_WORLD } from '#components/map/map-picture-frame.ts';

/** Maps a square of the Mercator world to the map's matrix. */
export const VERTEX_SHADER = `#version 300 es
in vec2 corner;
uniform mat4 matrix;
uniform vec4 box;
out vec2 place;
void main() {
  place = mix(box.xy, box.zw, corner);
  gl_Position = matrix * vec4(place, 0.0, 1.0);
}`;

/** Maximum colour bands per layer. */
export const MOST_BANDS = 24;

/**
 * Samples two frames, interpolates in time and looks up the colour; cells without a value are ignored. Rain is drawn in
 * blocks, each the mean of nine samples: solid for radar, dotted for a model, twice as wide and hatched for satellites;
 * outside the planes the coarse region is used. Other layers are smoothed over three cells (quadratic B-spline). All
 * fade into the unknown at the edge of their frames.
 */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 place;
uniform sampler2D before;
uniform sampler2D after;
uniform sampler2D home;
uniform float share;
uniform vec4 bounds;
uniform ivec2 size;
uniform sampler2D regionBefore;
uniform sampler2D regionAfter;
uniform vec4 regionBounds;
uniform ivec2 regionSize;
uniform int planes;
uniform int basis;
uniform vec4 scale;
uniform bool blocks;
uniform float pitch;
uniform vec4 homeBox;
uniform vec4 extent;
uniform float outside;
uniform float limits[${MOST_BANDS}];
uniform vec4 colors[${MOST_BANDS}];
uniform int bands;
out vec4 color;
const float PI = 3.14159265358979;
const float KNOWN = 0.3;
const float HATCHES = ${HATCH.lines}.0;
const float PALE = ${HATCH.pale};
const int SAMPLES = ${BLOCK_SAMPLES};
const float FADE = ${FADE_WIDTH / PICTURE_WORLD};
const vec4 UNKNOWN = vec4(0.022, 0.025, 0.047, 0.8);

float byteAt(sampler2D frame, ivec2 cell, int plane) {
  return floor(texelFetch(frame, ivec2(cell.x, cell.y + plane * size.y), 0).r * 255.0 + 0.5);
}

vec2 toValue(float byte) {
  return byte == scale.w ? vec2(0.0) : vec2(scale.x + scale.y * pow(byte, scale.z), 1.0);
}

vec2 cellAt(sampler2D frame, ivec2 cell, int plane) {
  if (cell != clamp(cell, ivec2(0), size - 1)) return vec2(0.0);
  return toValue(byteAt(frame, cell, plane));
}

vec2 regionAt(sampler2D frame, ivec2 cell) {
  if (cell != clamp(cell, ivec2(0), regionSize - 1)) return vec2(0.0);
  return toValue(byteAt(frame, cell, 0));
}

vec2 toMean(vec2 sum) {
  return vec2(sum.x / max(sum.y, 0.001), sum.y);
}

vec2 smoothAt(sampler2D frame, vec2 at, int plane) {
  vec2 middle = floor(at + 0.5);
  vec2 part = at - middle;
  vec2 sum = vec2(0.0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 away = abs(part - vec2(x, y));
    vec2 weight = vec2(x == 0 ? 0.75 - away.x * away.x : 0.5 * (1.5 - away.x) * (1.5 - away.x),
      y == 0 ? 0.75 - away.y * away.y : 0.5 * (1.5 - away.y) * (1.5 - away.y));
    sum += cellAt(frame, ivec2(middle) + ivec2(x, y), plane) * weight.x * weight.y;
  }
  return toMean(sum);
}

vec2 layerAt(sampler2D frame, vec2 at) {
  vec2 first = smoothAt(frame, at, 0);
  if (planes == 1) return first;
  vec2 second = smoothAt(frame, at, 1);
  return vec2(length(vec2(first.x, second.x)), min(first.y, second.y));
}

vec2 toDegrees(vec2 point) {
  return vec2((point.x - 0.5) * 360.0, degrees(atan(sinh(PI * (1.0 - 2.0 * point.y)))));
}

vec2 toCell(vec2 at, vec4 box, ivec2 cells) {
  return vec2((at.x - box.w) / (box.z - box.w), (box.x - at.y) / (box.x - box.y)) * vec2(cells);
}

vec2 blockAt(sampler2D frame, sampler2D region, vec2 low, vec2 high) {
  vec2 sum = vec2(0.0);
  for (int y = 0; y < SAMPLES; y++) for (int x = 0; x < SAMPLES; x++) {
    vec2 at = mix(low, high, (vec2(x, y) + 0.5) / float(SAMPLES));
    ivec2 cell = ivec2(floor(toCell(at, bounds, size)));
    sum += cell == clamp(cell, ivec2(0), size - 1)
      ? cellAt(frame, cell, 0) : regionAt(region, ivec2(floor(toCell(at, regionBounds, regionSize))));
  }
  return toMean(sum / float(SAMPLES * SAMPLES));
}

vec4 colorOf(float value) {
  vec4 found = vec4(0.0);
  for (int i = 0; i < ${MOST_BANDS}; i++) if (i < bands && value >= limits[i]) found = colors[i];
  return found;
}

float squareAt(vec2 part, float half_) {
  vec2 away = abs(part - 0.5);
  float edge = fwidth(part.x);
  return 1.0 - smoothstep(half_ - edge * 0.5, half_ + edge * 0.5, max(away.x, away.y));
}

int originAt(vec2 degrees_) {
  ivec2 cell = ivec2(floor(toCell(degrees_, bounds, size)));
  if (basis == 0 || cell != clamp(cell, ivec2(0), size - 1)) return 0;
  return int(share < 0.5 ? byteAt(before, cell, basis) : byteAt(after, cell, basis));
}

float hatchedAt(vec2 part) {
  float wave = fract((part.x + part.y) * HATCHES);
  float edge = fwidth((part.x + part.y) * HATCHES);
  float line = smoothstep(0.25 - edge * 0.5, 0.25 + edge * 0.5, abs(wave - 0.5));
  return squareAt(part, 0.46) * mix(1.0, PALE, line);
}

vec4 drawBlock() {
  vec2 fine = place / pitch;
  int origin = originAt(toDegrees((floor(fine) + 0.5) * pitch));
  float wide = origin == 2 ? 2.0 * pitch : pitch;
  vec2 at = place / wide;
  vec2 corner = floor(at) * wide;
  float shown = origin == 2 ? hatchedAt(fract(at)) : squareAt(fract(at), origin == 1 ? 0.4375 : 0.25);
  vec2 low = toDegrees(corner);
  vec2 high = toDegrees(corner + wide);
  vec2 one = blockAt(before, regionBefore, low, high);
  vec2 other = blockAt(after, regionAfter, low, high);
  float known = mix(one.y, other.y, share);
  if (known < KNOWN) return UNKNOWN;
  vec4 found = colorOf(mix(one.x * one.y, other.x * other.y, share) / known);
  return vec4(found.rgb, found.a * shown);
}

vec4 drawSmooth() {
  vec2 cell = toCell(toDegrees(place), bounds, size) - 0.5;
  vec2 one = layerAt(before, cell);
  vec2 other = layerAt(after, cell);
  float known = mix(one.y, other.y, share);
  if (known < KNOWN) return UNKNOWN;
  vec4 found = colorOf(mix(one.x * one.y, other.x * other.y, share) / known);
  if (outside == 1.0) return found;
  vec2 at = (place - homeBox.xy) / (homeBox.zw - homeBox.xy);
  float within = at == clamp(at, 0.0, 1.0) ? smoothstep(0.4, 0.6, texture(home, at).r) : 0.0;
  return vec4(found.rgb, found.a * mix(outside, 1.0, within));
}

float edgeAt(vec2 at) {
  vec2 near = smoothstep(0.0, FADE, at - extent.xy) * smoothstep(0.0, FADE, extent.zw - at);
  return near.x * near.y;
}

void main() {
  vec4 found = blocks ? drawBlock() : drawSmooth();
  vec4 shown = vec4(found.rgb * found.a, found.a);
  float edge = edgeAt(place);
  float dark = UNKNOWN.a * (1.0 - edge);
  color = vec4(UNKNOWN.rgb * dark, dark) + shown * edge * (1.0 - dark);
}`;
