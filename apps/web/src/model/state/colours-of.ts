import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { OpenedModel } from '../bring/open-model.ts';
import { clayRule, ownRule } from '../view3d/instance-colours.ts';
import { assignmentOf } from './assignment-of.ts';
import type { ViewColours } from './model-store.ts';
import { type Tones, wholeTone } from './picture-tones.ts';
import { styleRule } from './style-rule.ts';

interface Colouring {
  readonly colours: ViewColours;
  readonly assignments: readonly ModelAssignment[];
  /** Of the chosen style; undefined until its picture is there. */
  readonly style: Tones | undefined;
  readonly tonesOf: (materialId: string) => Tones | undefined;
  /** The layer of a texture; undefined where it is not to be seen. */
  readonly layerOf: (texture: number) => number | undefined;
}

export interface InstanceColours {
  /** Four bytes for each instance: its colour, and how much it covers. */
  readonly bytes: Uint8Array;
  /** A byte for each: the layer of its picture from 1, 0 for none. */
  readonly layers: Uint8Array;
}

/** How each instance is coloured; what a material was given to has that one's colour, and no picture of the file. */
export function coloursOf(
  { model, classes }: Pick<OpenedModel, 'model' | 'classes'>,
  { colours, assignments, style, tonesOf, layerOf }: Colouring,
): InstanceColours {
  const given = assignmentOf(model, classes, assignments);
  const bytes = new Uint8Array(model.instances.count * 4);
  const layers = new Uint8Array(model.instances.count);
  for (let at = 0; at < model.instances.count; at += 1) {
    const own =
      colours === 'own'
        ? ownRule(model, classes, at)
        : style
          ? styleRule(model, classes, style, at)
          : clayRule(model, classes, at);
    const material = given(at);
    const tone = material === undefined ? undefined : tonesOf(material);
    const texture = model.materials[model.instances.material[at] ?? 0]?.texture ?? null;
    const uvs = model.meshes[model.instances.mesh[at] ?? 0]?.uvs ?? null;
    const layer =
      material !== undefined || own.cover < 255 || texture === null || uvs === null
        ? undefined
        : layerOf(texture);
    // A picture is tinted by the colour of its material, whatever the style does.
    const colour = layer === undefined ? own.colour : ownRule(model, classes, at).colour;
    bytes.set(tone ? wholeTone(tone) : colour, at * 4);
    bytes[at * 4 + 3] = tone ? 255 : own.cover;
    if (layer !== undefined) layers[at] = layer + 1;
  }
  return { bytes, layers };
}
