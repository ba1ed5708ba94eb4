import type { ToolDescriptor, ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';

/** What a step explains; its texts are `<name>Title` and `<name>Body`. */
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

/** The way through a workspace: what goes in, how it should look, how exactly, then render, compare and find again. */
export function guideSteps({ fields }: Pick<ToolDescriptor, 'fields'>): readonly GuideStep[] {
  const at = (name: GuideStepName, field: ToolField | undefined): GuideStep[] =>
    field ? [{ name, target: `#field-${field.name}`, inPanel: true }] : [];
  const first = (matches: (field: ToolField) => boolean) => fields.find(matches);
  return [
    ...at(
      'base',
      first(({ control }) => control === 'image'),
    ),
    ...at(
      'mask',
      first(({ control }) => control === 'mask'),
    ),
    ...at(
      'reference',
      first(({ control }) => control === 'reference'),
    ),
    ...at(
      'look',
      first(({ section, control }) => section === 'look' && control !== 'mask' && control !== 'reference'),
    ),
    ...at(
      'prompt',
      first(({ section }) => section === 'prompt'),
    ),
    ...(fields.some(({ section }) => section === 'precision')
      ? [{ name: 'precision', target: '[data-guide="precision"]', inPanel: true } as const]
      : []),
    { name: 'start', target: '[data-guide="start"]', inPanel: false },
    { name: 'result', target: '[data-guide="stage"]', inPanel: false },
    { name: 'history', target: '[data-guide="history"]', inPanel: false },
  ];
}
