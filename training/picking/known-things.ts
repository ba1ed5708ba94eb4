import { STYLES } from '@plumbline/content/styles/style-list.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { createCamera } from '@plumbline/tracer/camera.ts';
import { createDesign } from '@plumbline/designs/create-design.ts';
import { DESIGN_SUBJECTS, type DesignRequest } from '@plumbline/designs/request/design-types.ts';
import { drawDesign } from '@plumbline/designs/draw-design.ts';
import { generateDesign } from '@plumbline/designs/generate-design.ts';
import { leafyFinishes } from '@plumbline/tracer/light/render-scene.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import { type KnownPixels, likePhoto } from './photo-like.ts';

export interface KnownPicture {
  readonly name: string;
  readonly picture: Raster;
  /** The same as a photograph would show it. */
  readonly photo: Raster;
  /** Which component of which thing each pixel belongs to. */
  readonly parts: Int32Array;
  /** Every thing of 1…60 % of the picture. */
  readonly things: readonly BitMask[];
}

/** What its figures were taken on: with later ones among them another picture would have each number. */
const SUBJECTS = DESIGN_SUBJECTS.slice(0, 30);
const LEAST = 0.01;
const MOST = 0.6;
const context = { signal: new AbortController().signal, progress: () => undefined };

/** Generated rooms, buildings and gardens, each third one a clay model, whose things are known pixel by pixel. */
export async function* knownPictures(
  count: number,
  seed: number,
  maxEdge = 640,
): AsyncGenerator<KnownPicture> {
  for (let n = 0; n < count; n++) {
    const subject = SUBJECTS[(n * 7 + seed) % SUBJECTS.length] as DesignRequest['subject'];
    const request: DesignRequest = {
      subject,
      style: STYLES[(n * 5 + seed) % STYLES.length] as (typeof STYLES)[number],
      atmosphere: n % 4 === 3 ? 'dusk' : 'sunny',
      aspect: [4, 3],
      seed: seed + 31 * n,
      maxEdge,
    };
    const clay = n % 3 === 2;
    const picture = clay ? drawDesign(request, context).clay : generateDesign(request, context).picture;
    const known = pixelsOf(request, picture);
    const photo = await likePhoto(picture, known, request.seed * 7);
    const { parts, things } = thingsOf(known, picture);
    yield { name: clay ? `${subject}, clay` : subject, picture, photo, parts, things };
  }
}

function pixelsOf(request: DesignRequest, { width, height }: Raster): KnownPixels {
  const scene = createDesign(request);
  const camera = createCamera(scene.viewpoint, width, height);
  const { distance, thing, place, normal } = traceSamples(
    shareScene(scene),
    camera,
    leafyFinishes(scene),
    context,
  );
  return {
    thing: Int32Array.from({ length: width * height }, (_, i) =>
      distance[i] === 0 ? -1 : (thing[i] as number),
    ),
    place: Float32Array.from(place.subarray(0, 3 * width * height)),
    normal: Float32Array.from(normal.subarray(0, 3 * width * height)),
  };
}

function thingsOf({ thing }: KnownPixels, { width, height }: Raster): Pick<KnownPicture, 'parts' | 'things'> {
  const all = new Int32Array(thing.length);
  const things: BitMask[] = [];
  let count = 0;
  for (const id of new Set(thing)) {
    const whole: BitMask = { width, height, data: Uint8Array.from(thing, (value) => (value === id ? 1 : 0)) };
    const parts = connectedComponents(whole);
    parts.data.forEach((part, i) => {
      if (part > 0) all[i] = count + part;
    });
    count += parts.count;
    labelAreas(parts).forEach((area, part) => {
      if (part === 0 || area < LEAST * thing.length || area > MOST * thing.length) return;
      things.push({ width, height, data: Uint8Array.from(parts.data, (value) => (value === part ? 1 : 0)) });
    });
  }
  return { parts: all, things };
}
