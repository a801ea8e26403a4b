// Shaders: boxes with a thin edge, lines with a width, round points and marks. Coordinates are relative to
// the picture's origin; `toScreen` transforms them to clip space.

const HEAD = `#version 300 es
precision highp float;
`;

const TO_SCREEN = `
uniform vec4 toScreen;
vec4 onScreen(vec2 place) { return vec4(place * toScreen.xy + toScreen.zw, 0.0, 1.0); }
`;

export const BOX_VERTEX = `${HEAD}${TO_SCREEN}
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 local;
layout(location = 2) in vec2 half_;
layout(location = 3) in vec4 color;
out vec2 at;
out vec2 reach;
out vec4 tint;
uniform float scale;
void main() {
  at = local * scale;
  reach = half_ * scale;
  tint = color;
  gl_Position = onScreen(place);
}`;

export const BOX_FRAGMENT = `${HEAD}
in vec2 at;
in vec2 reach;
in vec4 tint;
out vec4 shown;
uniform vec3 edge;
void main() {
  vec2 inside = reach - abs(at);
  float line = 1.0 - smoothstep(0.4, 1.4, min(inside.x, inside.y));
  float strength = line * clamp((min(reach.x, reach.y) - 2.5) * 0.15, 0.0, 0.55);
  shown = vec4(mix(tint.rgb, edge, strength), 1.0) * tint.a;
}`;

export const SEGMENT_VERTEX = `${HEAD}${TO_SCREEN}
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 across;
layout(location = 2) in float width;
layout(location = 3) in vec4 color;
out vec4 tint;
out float beside;
out float halfWidth;
uniform float scale;
uniform float thinnest;
void main() {
  halfWidth = max(width * scale, thinnest) * 0.5;
  // Half a pixel more on each side, over which the line fades.
  float reach = halfWidth + 0.5;
  // The first two of four corners are on one side.
  beside = (gl_VertexID & 3) < 2 ? reach : -reach;
  tint = color;
  gl_Position = onScreen(place + across * reach / scale);
}`;

export const SEGMENT_FRAGMENT = `${HEAD}
in vec4 tint;
in float beside;
in float halfWidth;
out vec4 shown;
void main() {
  shown = vec4(tint.rgb, 1.0) * tint.a * clamp(halfWidth + 0.5 - abs(beside), 0.0, 1.0);
}`;

export const POINT_VERTEX = `${HEAD}${TO_SCREEN}
layout(location = 0) in vec2 place;
layout(location = 1) in float size;
layout(location = 2) in vec4 color;
out vec4 tint;
out float pixels;
uniform float pixelRatio;
uniform float grow;
void main() {
  tint = color;
  pixels = size * pixelRatio * grow;
  gl_PointSize = pixels;
  gl_Position = onScreen(place);
}`;

/** Small points are squares: the difference is invisible. */
export const POINT_FRAGMENT = `${HEAD}
in vec4 tint;
in float pixels;
out vec4 shown;
void main() {
  vec2 off = gl_PointCoord * 2.0 - 1.0;
  if (pixels > 5.0 && dot(off, off) > 1.0) discard;
  shown = vec4(tint.rgb, 1.0) * tint.a;
}`;

/** A disc with a rim, visible on any ground. */
export const MARK_FRAGMENT = `${HEAD}
in vec4 tint;
in float pixels;
out vec4 shown;
uniform vec3 edge;
void main() {
  float far = length(gl_PointCoord * 2.0 - 1.0) * pixels * 0.5;
  float radius = pixels * 0.5;
  if (far > radius) discard;
  float rim = smoothstep(radius - 2.6, radius - 1.6, far);
  float fade = 1.0 - smoothstep(radius - 1.0, radius, far);
  shown = vec4(mix(tint.rgb, edge, rim), 1.0) * tint.a * fade;
}`;

export const PICTURE_VERTEX = `${HEAD}${TO_SCREEN}
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 texel;
out vec2 at;
void main() { at = texel; gl_Position = onScreen(place); }`;

export const PICTURE_FRAGMENT = `${HEAD}
in vec2 at;
out vec4 shown;
uniform sampler2D image;
uniform float opacity;
void main() { shown = texture(image, at) * opacity; }`;
