import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

/** What a step explains, in the order of the work; its texts are `<name>Title` and `<name>Body`. */
export const GUIDE_STEPS = [
  'base',
  'area',
  'removal',
  'lock',
  'cutout',
  'reference',
  'look',
  'object',
  'material',
  'color',
  'canvas',
  'prompt',
  'precision',
  'start',
  'result',
  'history',
] as const;
export type GuideStepName = (typeof GUIDE_STEPS)[number];

export interface GuideStep {
  readonly name: GuideStepName;
  /** Selector of what it points at. */
  readonly target: string;
  /** Among the settings, which on a phone are a sheet that must be raised for it. */
  readonly inPanel: boolean;
}

type Tool = Pick<ToolDescriptor, 'fields' | 'editor'>;
type Fits = (field: ToolField, tool: Tool) => boolean;

const LOOKS: ReadonlySet<string> = new Set(['space', 'style', 'category']);
const LOOK_CHOICES: ReadonlySet<string> = new Set(['atmosphere', 'environment']);

const hasControl =
  (control: ToolField['control']): Fits =>
  (field) =>
    field.control === control;
/** What is painted means something else to each kind of tool; without a canvas of its own it is what stays. */
const masks =
  (means: 'change' | 'remove' | 'lock' | 'trimap'): Fits =>
  ({ control }, { editor }) =>
    control === 'mask' && (editor?.mask ?? 'lock') === means;

/** The field that a step points at: the first that fits. */
const FIELD_STEPS: Readonly<Partial<Record<GuideStepName, Fits>>> = {
  base: hasControl('image'),
  area: masks('change'),
  removal: masks('remove'),
  lock: masks('lock'),
  cutout: masks('trimap'),
  reference: hasControl('reference'),
  look: ({ control, name }) => LOOKS.has(control) || LOOK_CHOICES.has(name),
  material: hasControl('material'),
  object: hasControl('object'),
  color: hasControl('color'),
  canvas: hasControl('canvas'),
  prompt: ({ section }) => section === 'prompt',
};

/** The way through a workspace: what goes in, how it should look, how exactly, then render, compare and find again. */
export function guideSteps(tool: Tool): readonly GuideStep[] {
  return GUIDE_STEPS.flatMap((name): GuideStep[] => {
    const fits = FIELD_STEPS[name];
    if (fits) {
      const field = tool.fields.find((each) => fits(each, tool));
      return field ? [{ name, target: `#field-${field.name}`, inPanel: true }] : [];
    }
    const isPrecision = name === 'precision';
    // Where there is nothing to be more or less exact about, the group says enough by itself.
    if (isPrecision && !tool.fields.some(({ section, control }) => section === name && control === 'slider'))
      return [];
    return [{ name, target: `[data-guide="${name}"]`, inPanel: isPrecision }];
  });
}
