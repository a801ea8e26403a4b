// Draws pictures with plain WebGL2: points and expanded triangles, and no instancing, which software
// renderers draw ten times slower. Draws only when called.

import type { MapBounds } from '../../games/game.ts';
import { BOX_WORDS, type Picture, POINT_WORDS, SEGMENT_WORDS, type View } from './scene.ts';
import {
  BOX_FRAGMENT,
  BOX_VERTEX,
  MARK_FRAGMENT,
  PICTURE_FRAGMENT,
  PICTURE_VERTEX,
  POINT_FRAGMENT,
  POINT_VERTEX,
  SEGMENT_FRAGMENT,
  SEGMENT_VERTEX,
} from './shaders.ts';

type Rgb = readonly [number, number, number];

export interface Look {
  readonly background: Rgb;
  /** Edges of boxes and rims of marks. */
  readonly edge: Rgb;
  /** Lines of the grid, 0xAABBGGRR. */
  readonly grid: number;
  readonly gridStrong: number;
}

/** Segments drawn over or under everything, in map coordinates. */
export interface Strokes {
  /** x, y of both ends of each segment, in sequence. */
  readonly ends: readonly number[];
  readonly color: number;
  /** Pixels. */
  readonly width: number;
}

/** The ends of the sides of a shape, whose last corner joins the first. */
export function closedEnds(corners: readonly (readonly [number, number])[]): number[] {
  return corners.flatMap((corner, at) => [...corner, ...corners[(at + 1) % corners.length]!]);
}

export interface GroundImage extends MapBounds {
  readonly image: ImageBitmap;
}

const WORD = 4;

/** Words of each attribute of a corner; the last one that is left is the colour. */
const BOX_LAYOUT = [2, 2, 2];
const SEGMENT_LAYOUT = [2, 2, 1];
const POINT_LAYOUT = [2, 1];

interface Mesh {
  readonly buffer: WebGLBuffer;
  readonly array: WebGLVertexArrayObject;
}

export class Renderer {
  readonly #gl: WebGL2RenderingContext;
  readonly #boxes: WebGLProgram;
  readonly #segments: WebGLProgram;
  readonly #points: WebGLProgram;
  readonly #marks: WebGLProgram;
  /** Compiled on first use: few users put a picture under the map. */
  #images: WebGLProgram | null = null;
  readonly #quads: WebGLBuffer;
  #quadsFor = 0;
  readonly #meshes = new Map<string, Mesh>();
  #picture: Picture | null = null;
  #ground: { readonly bounds: GroundImage; readonly texture: WebGLTexture } | null = null;
  readonly #uniforms = new Map<WebGLProgram, Map<string, WebGLUniformLocation | null>>();

  /** @throws Error when the browser has no WebGL2 */
  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext('webgl2', { antialias: false, depth: false, stencil: false });
    if (!gl)
      throw new Error(
        'This browser does not support WebGL2: turn on hardware acceleration, or use another one.',
      );
    this.#gl = gl;
    this.#boxes = this.#program(BOX_VERTEX, BOX_FRAGMENT);
    this.#segments = this.#program(SEGMENT_VERTEX, SEGMENT_FRAGMENT);
    this.#points = this.#program(POINT_VERTEX, POINT_FRAGMENT);
    this.#marks = this.#program(POINT_VERTEX, MARK_FRAGMENT);
    this.#quads = gl.createBuffer();
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  get picture(): Picture | null {
    return this.#picture;
  }

  setPicture(picture: Picture): void {
    this.#picture = picture;
    this.#upload('boxes', picture.boxes, BOX_WORDS, BOX_LAYOUT);
    this.#upload('segments', picture.segments, SEGMENT_WORDS, SEGMENT_LAYOUT);
    this.#upload('points', picture.points, POINT_WORDS, POINT_LAYOUT);
    this.#upload('marks', picture.marks, POINT_WORDS, POINT_LAYOUT);
    this.#needQuads(Math.max(picture.boxCount, picture.segmentCount));
  }

  setGround(ground: GroundImage | null): void {
    const gl = this.#gl;
    if (this.#ground) gl.deleteTexture(this.#ground.texture);
    this.#ground = null;
    if (!ground) return;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, ground.image);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    this.#ground = { bounds: ground, texture };
  }

  /** Draws one frame; `over` is drawn on top of everything. */
  draw(
    view: View,
    look: Look,
    under: readonly Strokes[],
    over: readonly Strokes[],
    pixelRatio: number,
  ): void {
    const gl = this.#gl;
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(...look.background, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    this.#drawGround(view);
    for (const strokes of under) this.#drawStrokes(view, strokes);
    const picture = this.#picture;
    if (picture) this.#drawPicture(picture, view, look, pixelRatio);
    for (const strokes of over) this.#drawStrokes(view, strokes);
  }

  #drawPicture(picture: Picture, view: View, look: Look, pixelRatio: number): void {
    const gl = this.#gl;
    // Points represent squares of the map: they grow with it until the next picture arrives.
    const grow = Math.max(1, Math.min(4, view.scale / picture.scale));
    this.#use(this.#points, view, picture.origin);
    gl.uniform1f(this.#at(this.#points, 'pixelRatio'), pixelRatio);
    gl.uniform1f(this.#at(this.#points, 'grow'), grow);
    this.#drawPoints('points', picture.pointCount);
    this.#drawBoxes(picture, view, look, 0, picture.boxesBelow);
    this.#use(this.#segments, view, picture.origin);
    gl.uniform1f(this.#at(this.#segments, 'thinnest'), 1.2);
    this.#drawQuads('segments', 0, picture.segmentCount);
    this.#drawBoxes(picture, view, look, picture.boxesBelow, picture.boxCount);
    this.#use(this.#marks, view, picture.origin);
    gl.uniform1f(this.#at(this.#marks, 'pixelRatio'), pixelRatio);
    gl.uniform1f(this.#at(this.#marks, 'grow'), 1);
    gl.uniform3f(this.#at(this.#marks, 'edge'), ...look.edge);
    this.#drawPoints('marks', picture.markCount);
  }

  #drawBoxes({ origin }: Picture, view: View, look: Look, from: number, to: number): void {
    if (to <= from) return;
    this.#use(this.#boxes, view, origin);
    this.#gl.uniform3f(this.#at(this.#boxes, 'edge'), ...look.edge);
    this.#drawQuads('boxes', from, to);
  }

  #drawQuads(name: string, from: number, to: number): void {
    const mesh = this.#meshes.get(name);
    if (!mesh || to <= from) return;
    const gl = this.#gl;
    gl.bindVertexArray(mesh.array);
    gl.drawElements(gl.TRIANGLES, (to - from) * QUAD.length, gl.UNSIGNED_INT, from * QUAD.length * WORD);
  }

  #drawPoints(name: string, count: number): void {
    const mesh = this.#meshes.get(name);
    if (!mesh || count === 0) return;
    this.#gl.bindVertexArray(mesh.array);
    this.#gl.drawArrays(this.#gl.POINTS, 0, count);
  }

  #drawStrokes(view: View, { ends, color, width }: Strokes): void {
    if (ends.length === 0) return;
    const corners = new Float32Array((ends.length / 4) * 4 * SEGMENT_WORDS);
    const colors = new Uint32Array(corners.buffer);
    let at = 0;
    for (let end = 0; end < ends.length; end += 4) {
      const [ax, ay, bx, by] = [0, 1, 2, 3].map(
        (part) => ends[end + part]! - (part % 2 ? view.y : view.x),
      ) as [number, number, number, number];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
      for (const [x, y, side] of [
        [ax, ay, 1],
        [bx, by, 1],
        [bx, by, -1],
        [ax, ay, -1],
      ] as const) {
        corners.set([x, y, nx * side, ny * side, 0], at);
        colors[at + SEGMENT_WORDS - 1] = color;
        at += SEGMENT_WORDS;
      }
    }
    this.#upload('strokes', corners.buffer, SEGMENT_WORDS, SEGMENT_LAYOUT);
    this.#needQuads(ends.length / 4);
    this.#use(this.#segments, view, [view.x, view.y]);
    this.#gl.uniform1f(this.#at(this.#segments, 'thinnest'), width);
    this.#drawQuads('strokes', 0, ends.length / 4);
  }

  #drawGround(view: View): void {
    if (!this.#ground) return;
    const gl = this.#gl;
    const { minX, minY, maxX, maxY } = this.#ground.bounds;
    const corners = [minX, minY, 0, 0, maxX, minY, 1, 0, maxX, maxY, 1, 1, minX, maxY, 0, 1];
    this.#upload('ground', new Float32Array(corners).buffer, 4, [2, 2]);
    this.#needQuads(1);
    this.#images ??= this.#program(PICTURE_VERTEX, PICTURE_FRAGMENT);
    this.#use(this.#images, view, [0, 0]);
    gl.bindTexture(gl.TEXTURE_2D, this.#ground.texture);
    gl.uniform1f(this.#at(this.#images, 'opacity'), 0.85);
    this.#drawQuads('ground', 0, 1);
  }

  #use(program: WebGLProgram, { x, y, scale, width, height }: View, origin: readonly [number, number]): void {
    const gl = this.#gl;
    gl.useProgram(program);
    // Large numbers are subtracted here, in double precision.
    gl.uniform4f(
      this.#at(program, 'toScreen'),
      (2 * scale) / width,
      (-2 * scale) / height,
      ((origin[0] - x) * 2 * scale) / width,
      ((y - origin[1]) * 2 * scale) / height,
    );
    gl.uniform1f(this.#at(program, 'scale'), scale);
  }

  #upload(name: string, bytes: ArrayBufferLike, words: number, layout: readonly number[]): void {
    const gl = this.#gl;
    let mesh = this.#meshes.get(name);
    if (!mesh) {
      mesh = { buffer: gl.createBuffer(), array: gl.createVertexArray() };
      this.#meshes.set(name, mesh);
      gl.bindVertexArray(mesh.array);
      gl.bindBuffer(gl.ARRAY_BUFFER, mesh.buffer);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#quads);
      let word = 0;
      layout.forEach((size, at) => {
        gl.enableVertexAttribArray(at);
        gl.vertexAttribPointer(at, size, gl.FLOAT, false, words * WORD, word * WORD);
        word += size;
      });
      if (word < words) {
        gl.enableVertexAttribArray(layout.length);
        gl.vertexAttribPointer(layout.length, 4, gl.UNSIGNED_BYTE, true, words * WORD, word * WORD);
      }
      gl.bindVertexArray(null);
    }
    gl.bindBuffer(gl.ARRAY_BUFFER, mesh.buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Uint8Array(bytes), gl.DYNAMIC_DRAW);
  }

  /** Grows the index buffer to draw this many quads as triangles. */
  #needQuads(count: number): void {
    if (count <= this.#quadsFor) return;
    this.#quadsFor = Math.max(1024, 2 ** Math.ceil(Math.log2(count)));
    const indices = new Uint32Array(this.#quadsFor * QUAD.length);
    for (let quad = 0; quad < this.#quadsFor; quad++) {
      for (let at = 0; at < QUAD.length; at++) indices[quad * QUAD.length + at] = quad * 4 + QUAD[at]!;
    }
    const gl = this.#gl;
    gl.bindVertexArray(null);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#quads);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  }

  #at(program: WebGLProgram, name: string): WebGLUniformLocation | null {
    const known = this.#uniforms.get(program) ?? new Map<string, WebGLUniformLocation | null>();
    this.#uniforms.set(program, known);
    if (!known.has(name)) known.set(name, this.#gl.getUniformLocation(program, name));
    return known.get(name)!;
  }

  #program(vertex: string, fragment: string): WebGLProgram {
    const gl = this.#gl;
    const program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type)!;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
      throw new Error(`A shader was refused: ${gl.getProgramInfoLog(program)}`);
    }
    return program;
  }
}

const QUAD = [0, 1, 2, 0, 2, 3];
