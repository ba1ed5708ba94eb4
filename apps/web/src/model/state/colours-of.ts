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
}

/** Four bytes for each instance: its colour, and how much it covers; what a material was given to has that one's. */
export function coloursOf(
  { model, classes }: Pick<OpenedModel, 'model' | 'classes'>,
  { colours, assignments, style, tonesOf }: Colouring,
): Uint8Array {
  const given = assignmentOf(model, classes, assignments);
  const bytes = new Uint8Array(model.instances.count * 4);
  for (let at = 0; at < model.instances.count; at += 1) {
    const own =
      colours === 'own'
        ? ownRule(model, classes, at)
        : style
          ? styleRule(model, classes, style, at)
          : clayRule(model, classes, at);
    const material = given(at);
    const tone = material === undefined ? undefined : tonesOf(material);
    bytes.set(tone ? wholeTone(tone) : own.colour, at * 4);
    bytes[at * 4 + 3] = tone ? 255 : own.cover;
  }
  return bytes;
}
