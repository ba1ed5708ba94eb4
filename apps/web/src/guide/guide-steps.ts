import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

/** What a step explains, in the order of the work; its texts are `<name>Title` and `<name>Body`. */
export const GUIDE_STEPS = [
  'base',
  'mask',
  'reference',
  'look',
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

/** The field that a step points at: the first that fits. */
const FIELD_STEPS: Readonly<Partial<Record<GuideStepName, (field: ToolField) => boolean>>> = {
  base: ({ control }) => control === 'image',
  mask: ({ control }) => control === 'mask',
  reference: ({ control }) => control === 'reference',
  // A choice without options is made by the tool itself and does not show.
  look: ({ section, control, options }) =>
    section === 'look' &&
    control !== 'mask' &&
    control !== 'reference' &&
    control !== 'fixed' &&
    (control !== 'choice' || options !== undefined),
  prompt: ({ section }) => section === 'prompt',
};

/** The way through a workspace: what goes in, how it should look, how exactly, then render, compare and find again. */
export function guideSteps({ fields }: Pick<ToolDescriptor, 'fields'>): readonly GuideStep[] {
  return GUIDE_STEPS.flatMap((name): GuideStep[] => {
    const fits = FIELD_STEPS[name];
    if (fits) {
      const field = fields.find(fits);
      return field ? [{ name, target: `#field-${field.name}`, inPanel: true }] : [];
    }
    if (name === 'precision' && !fields.some(({ section }) => section === 'precision')) return [];
    return [{ name, target: `[data-guide="${name}"]`, inPanel: name === 'precision' }];
  });
}
