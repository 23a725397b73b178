/** Lays a square of the world's Mercator square under the map's matrix. */
export const VERTEX_SHADER = `#version 300 es
in vec2 corner;
uniform mat4 matrix;
uniform vec4 box;
out vec2 place;
void main() {
  place = mix(box.xy, box.zw, corner);
  gl_Position = matrix * vec4(place, 0.0, 1.0);
}`;

/** Most colour bands that a layer may have. */
export const MOST_BANDS = 24;

/**
 * Reads the value of a place from two frames, mixes them in time and looks up its colour. Cells without a value take no
 * part. A linear layer takes its value between the four cells around, so that nothing reaches farther than a cell; else the
 * steps of the bytes are smoothed over three cells (quadratic B-spline). Where nothing is known the ground is hatched behind
 * a thin line: no colour there does not mean that it is dry.
 */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
precision highp sampler2D;
in vec2 place;
uniform sampler2D before;
uniform sampler2D after;
uniform float share;
uniform vec4 bounds;
uniform ivec2 size;
uniform int planes;
uniform vec4 scale;
uniform bool linear;
uniform float limits[${MOST_BANDS}];
uniform vec4 colors[${MOST_BANDS}];
uniform int bands;
uniform vec3 ink;
uniform float pixels;
out vec4 color;
const float PI = 3.14159265358979;
const float KNOWN = 0.3;

vec2 cellAt(sampler2D frame, ivec2 cell, int plane) {
  if (cell != clamp(cell, ivec2(0), size - 1)) return vec2(0.0);
  float byte = floor(texelFetch(frame, ivec2(cell.x, cell.y + plane * size.y), 0).r * 255.0 + 0.5);
  return byte == scale.w ? vec2(0.0) : vec2(scale.x + scale.y * pow(byte, scale.z), 1.0);
}

vec2 toMean(vec2 sum) {
  return vec2(sum.x / max(sum.y, 0.001), sum.y);
}

vec2 valueAt(sampler2D frame, vec2 at, int plane) {
  vec2 low = floor(at);
  vec2 part = at - low;
  ivec2 cell = ivec2(low);
  vec2 sum = cellAt(frame, cell, plane) * (1.0 - part.x) * (1.0 - part.y)
    + cellAt(frame, cell + ivec2(1, 0), plane) * part.x * (1.0 - part.y)
    + cellAt(frame, cell + ivec2(0, 1), plane) * (1.0 - part.x) * part.y
    + cellAt(frame, cell + ivec2(1, 1), plane) * part.x * part.y;
  return toMean(sum);
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
  vec2 first = linear ? valueAt(frame, at, 0) : smoothAt(frame, at, 0);
  if (planes == 1) return first;
  vec2 second = smoothAt(frame, at, 1);
  return vec2(length(vec2(first.x, second.x)), min(first.y, second.y));
}

vec4 hatch(float known, float change) {
  float stripe = mod((place.x + place.y) * pixels, 9.0);
  float strength = stripe < 1.2 ? 0.3 : 0.0;
  if (KNOWN - known < change * 1.5) strength = 0.75;
  return vec4(ink * strength, strength);
}

void main() {
  float lat = degrees(atan(sinh(PI * (1.0 - 2.0 * place.y))));
  float lng = (place.x - 0.5) * 360.0;
  vec2 part = vec2((lng - bounds.w) / (bounds.z - bounds.w), (bounds.x - lat) / (bounds.x - bounds.y));
  vec2 cell = part * vec2(size) - 0.5;
  vec2 one = layerAt(before, cell);
  vec2 other = layerAt(after, cell);
  float known = mix(one.y, other.y, share);
  float change = fwidth(known);
  if (known < KNOWN) {
    color = hatch(known, change);
    return;
  }
  float value = mix(one.x * one.y, other.x * other.y, share) / known;
  vec4 found = vec4(0.0);
  for (int i = 0; i < ${MOST_BANDS}; i++) if (i < bands && value >= limits[i]) found = colors[i];
  color = vec4(found.rgb * found.a, found.a);
}`;
