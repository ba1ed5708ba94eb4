import { STYLES } from '@plumbline/content/styles/style-list.ts';
import type { BitMask, Raster } from '@plumbline/imaging/raster.ts';
import { createCamera } from '@plumbline/scene/generate/camera.ts';
import { createDesign } from '@plumbline/scene/generate/create-design.ts';
import { DESIGN_SUBJECTS, type DesignRequest } from '@plumbline/scene/generate/design-types.ts';
import { drawDesign } from '@plumbline/scene/generate/draw-design.ts';
import { generateDesign } from '@plumbline/scene/generate/generate-design.ts';
import { leafyFinishes } from '@plumbline/scene/generate/light/render-scene.ts';
import { shareScene } from '@plumbline/scene/generate/trace/shared-scene.ts';
import { traceSamples } from '@plumbline/scene/generate/trace/trace-samples.ts';
import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';

export interface KnownPicture {
  readonly name: string;
  readonly picture: Raster;
  /** Every thing of 1…60 % of the picture. */
  readonly things: readonly BitMask[];
}

const LEAST = 0.01;
const MOST = 0.6;
const context = { signal: new AbortController().signal, progress: () => undefined };

/** Generated rooms, buildings and gardens, each third one a clay model, whose things are known pixel by pixel. */
export function* knownPictures(count: number, seed: number): Generator<KnownPicture> {
  for (let n = 0; n < count; n++) {
    const subject = DESIGN_SUBJECTS[(n * 7 + seed) % DESIGN_SUBJECTS.length] as DesignRequest['subject'];
    const request: DesignRequest = {
      subject,
      style: STYLES[(n * 5 + seed) % STYLES.length] as (typeof STYLES)[number],
      atmosphere: n % 4 === 3 ? 'dusk' : 'sunny',
      aspect: [4, 3],
      seed: seed + 31 * n,
      maxEdge: 640,
    };
    const clay = n % 3 === 2;
    const picture = clay ? drawDesign(request, context).clay : generateDesign(request, context).picture;
    yield { name: clay ? `${subject}, clay` : subject, picture, things: thingsOf(request, picture) };
  }
}

function thingsOf(request: DesignRequest, { width, height }: Raster): BitMask[] {
  const scene = createDesign(request);
  const camera = createCamera(scene.viewpoint, width, height);
  const { distance, thing } = traceSamples(shareScene(scene), camera, leafyFinishes(scene), context);
  const ids = Int32Array.from({ length: width * height }, (_, i) =>
    distance[i] === 0 ? -1 : (thing[i] as number),
  );
  return [...new Set(ids)].flatMap((id) => {
    const whole: BitMask = { width, height, data: Uint8Array.from(ids, (value) => (value === id ? 1 : 0)) };
    const parts = connectedComponents(whole);
    return Array.from(labelAreas(parts), (area, part) => ({ area, part }))
      .filter(({ area, part }) => part > 0 && area >= LEAST * ids.length && area <= MOST * ids.length)
      .map(({ part }) => ({
        width,
        height,
        data: Uint8Array.from(parts.data, (value) => (value === part ? 1 : 0)),
      }));
  });
}
