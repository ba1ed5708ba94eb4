import { boxBlur } from '@plumbline/imaging/box-blur.ts';
import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { dilate } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { structureTensor } from '@plumbline/imaging/structure-tensor.ts';
import { measureEdges } from '@plumbline/imaging/fidelity/edge-field.ts';

export interface HoldOptions {
  /** 0…1: contrast that edges and lines keep, as a share of the base's. */
  readonly share: number;
  /** 0…1: the same for edges that belong to a texture without a direction: grass, leaves, rubble. Absent: `share`. */
  readonly texture?: number;
  /** 0…1 per pixel: where nothing of the base is held, as in a sky that was changed. */
  readonly free?: Plane | null;
}

/** Scale below which a difference of tone is an edge or a line, in pixels. */
const SCALE = 2.2;
/** Contrast of the base from which, and from which surely, an edge is held. */
const FAINT_EDGE = 0.05;
const SURE_EDGE = 0.1;
/** The first pass sets the edges, the others repair what clipping and neighbours took from them. */
const HOLD_PASSES = 3;
/** Tones, 0…1, beyond which an edge has no room left to black or white. */
const BLACKEST = 0.015;
const WHITEST = 0.985;
/** Change, of 255, that is left out. */
const LEAST_CHANGE = 0.2;
/** Contrast from which an edge may be one of a texture. */
const TEXTURE_EDGE = 0.07;

/**
 * Gives a restyled picture back the edges of its base, in place: along them the fine differences of tone are brought to at
 * least a share of the base's, in the base's own direction. Where there is no room left to white or black, the tones around
 * the edge make room. Hue is kept: all channels move alike.
 * @param base luma 0…1, of the picture's size.
 */
export function holdEdges(
  picture: Raster,
  base: Plane,
  { share, texture = share, free = null }: HoldOptions,
): void {
  const { width, height } = base;
  const rough = texture < share ? textureOf(base) : null;
  const before = fineDetail(base);
  const near = gaussianBlur(dilate({ width, height, data: measureEdges(base).magnitude }, 2), 1).data;
  for (let pass = 0; pass < HOLD_PASSES; pass++) {
    const light = greyscale(picture);
    const after = fineDetail(light);
    const change = createPlane(width, height);
    const excess = createPlane(width, height);
    for (let i = 0; i < change.data.length; i++) {
      const w = smoothstep(FAINT_EDGE, SURE_EDGE, near[i] as number);
      if (w === 0) continue;
      const part = rough === null ? share : share + (texture - share) * (rough[i] as number);
      const wished = part * (before[i] as number);
      const own = after[i] as number;
      const enough = wished >= 0 ? own >= wished : own <= wished;
      if (enough) continue;
      const add = (wished - own) * w * (free === null ? 1 : 1 - (free.data[i] as number));
      const tone = (light.data[i] as number) + add;
      change.data[i] = add;
      excess.data[i] = tone > WHITEST ? tone - WHITEST : tone < BLACKEST ? tone - BLACKEST : 0;
    }
    const room = gaussianBlur(excess, SCALE).data;
    for (let i = 0, p = 0; i < change.data.length; i++, p += 3) {
      const add = 255 * ((change.data[i] as number) - 2.4 * (room[i] as number));
      if (Math.abs(add) < LEAST_CHANGE) continue;
      picture.data[p] = (picture.data[p] as number) + add;
      picture.data[p + 1] = (picture.data[p + 1] as number) + add;
      picture.data[p + 2] = (picture.data[p + 2] as number) + add;
    }
  }
}

/** 0…1: how surely a place is texture: edges all around, in no common direction. */
function textureOf(base: Plane): Float32Array {
  const { width, height } = base;
  const unit = Math.max(width, height) / 1024;
  const edges = measureEdges(base).magnitude;
  const marked = createPlane(width, height);
  for (let i = 0; i < edges.length; i++) marked.data[i] = (edges[i] as number) > TEXTURE_EDGE ? 1 : 0;
  const density = boxBlur(boxBlur(marked, 9 * unit), 9 * unit).data;
  const { xx, yy, xy } = structureTensor(base, Math.max(2, 7 * unit));
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) {
    const a = xx.data[i] as number;
    const b = yy.data[i] as number;
    const coherence = Math.hypot(a - b, 2 * (xy.data[i] as number)) / (a + b + 1e-7);
    out[i] = smoothstep(0.25, 0.5, density[i] as number) * smoothstep(0.62, 0.38, coherence);
  }
  return boxBlur({ width, height, data: out }, 5 * unit).data;
}

function fineDetail(light: Plane): Float32Array {
  const smooth = gaussianBlur(light, SCALE).data;
  return smooth.map((v, i) => (light.data[i] as number) - v);
}

/** An edge of the result counts as invented from here on; texture is kept below it. */
const INVENTED = 0.135;
/** Where the base has this much contrast within two pixels, nothing is invented. */
const OWN_EDGE = 0.05;
/** What softening leaves of an invented edge is softened again. */
const CALM_PASSES = 3;
/** Share of softening that changes nothing to be seen. */
const UNSEEN = 0.01;

/** Softens edges that the base does not have until they are texture, in place. @param base luma 0…1, of the picture's size. */
export function calmInventedEdges(picture: Raster, base: Plane): void {
  const { width, height } = base;
  const own = dilate({ width, height, data: measureEdges(base).magnitude }, 2).data;
  for (let pass = 0; pass < CALM_PASSES; pass++) {
    const light = greyscale(picture);
    const edges = measureEdges(light).magnitude;
    const excess = createPlane(width, height);
    let any = false;
    for (let i = 0; i < edges.length; i++) {
      const m = edges[i] as number;
      if (m < INVENTED || (own[i] as number) >= OWN_EDGE) continue;
      excess.data[i] = Math.min(1, 1.25 * (1 - INVENTED / m) + 0.1);
      any = true;
    }
    if (!any) return;
    const amount = gaussianBlur(dilate(excess, 1), 0.8).data;
    const smooth = gaussianBlur(light, 1.6).data;
    for (let i = 0, p = 0; i < edges.length; i++, p += 3) {
      const k = Math.min(1, amount[i] as number);
      if (k < UNSEEN) continue;
      const add = 255 * k * ((smooth[i] as number) - (light.data[i] as number));
      picture.data[p] = (picture.data[p] as number) + add;
      picture.data[p + 1] = (picture.data[p + 1] as number) + add;
      picture.data[p + 2] = (picture.data[p + 2] as number) + add;
    }
  }
}
