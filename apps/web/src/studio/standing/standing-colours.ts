import type { Model } from '@plumbline/models/model/model.ts';
import type { ModelPictures } from '../../model/view3d/load-pictures.ts';

/** Of each instance four bytes of colour and cover, and a byte for the layer of its picture, 0 for none. */
export interface StandingColours {
  readonly bytes: Uint8Array;
  readonly layers: Uint8Array;
}

/**
 * Surfaces show the drawing and nothing else: panes, too, are as they are drawn, and not clear as those of models are. What closes the
 * drawing has a colour of its own.
 */
export function standingColours(
  { instances, materials }: Pick<Model, 'instances' | 'materials'>,
  pictures: ModelPictures | undefined,
): StandingColours {
  const bytes = new Uint8Array(instances.count * 4);
  const layers = new Uint8Array(instances.count);
  for (let at = 0; at < instances.count; at += 1) {
    const material = materials[instances.material[at] ?? 0];
    if (!material) continue;
    const [r, g, b] = material.colour;
    bytes.set([toByte(r), toByte(g), toByte(b), 255], at * 4);
    const layer = material.texture === null ? undefined : pictures?.layerOf.get(material.texture);
    if (layer !== undefined) layers[at] = layer + 1;
  }
  return { bytes, layers };
}

/** The programs of the view square what they are given. */
function toByte(linear: number): number {
  return Math.round(Math.sqrt(Math.min(1, Math.max(0, linear))) * 255);
}
