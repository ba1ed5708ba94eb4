import type { ControlKind } from '../../generative/generator.ts';
import { FAMILY_NAMES } from '../features/model-family.ts';
import type { Conditions, SamplingTask } from './graph-task.ts';
import { needFile } from './missing-part-error.ts';
import type { Link } from './node-signatures.ts';
import { controlStrength } from './strengths.ts';

const CONTROL_NAMES: Readonly<Record<ControlKind, string>> = {
  line: 'lineart',
  depth: 'depth',
  normal: 'normal',
  regions: 'segmentation',
};

/** Words of what is missing: "depth ControlNet for SDXL not found: put it in models/controlnet". */
function needControl({ main, parts }: Pick<SamplingTask, 'main' | 'parts'>, kind: ControlKind) {
  const what = `${CONTROL_NAMES[kind]} ControlNet for ${FAMILY_NAMES[main.family]}`;
  return needFile(parts.controls[kind], what, 'models/controlnet');
}

/**
 * Lays each control picture over the conditions, one after the other.
 *
 * @param pictureOf its link at the size that is sampled
 */
export function applyControls(
  task: SamplingTask,
  conditions: Conditions,
  vae: Link<'VAE'>,
  pictureOf: (control: SamplingTask['ask']['controls'][number]) => Link<'IMAGE'>,
): Conditions {
  const { graph, ask, main } = task;
  let { positive, negative } = conditions;
  for (const control of ask.controls) {
    const { name, unionType } = needControl(task, control.kind);
    const { weight, end } = controlStrength(control.kind, ask.strength, ask.controls.length, main.family);
    // Nothing would come of it but the time to load it.
    if (weight === 0) continue;
    const [file] = graph.add('ControlNetLoader', { control_net_name: name });
    const [net] =
      unionType === undefined
        ? [file]
        : graph.add('SetUnionControlNetType', { control_net: file, type: unionType });
    [positive, negative] = graph.add('ControlNetApplyAdvanced', {
      positive,
      negative,
      control_net: net,
      image: pictureOf(control),
      strength: weight,
      start_percent: 0,
      end_percent: end,
      vae,
    });
  }
  return { positive, negative };
}
