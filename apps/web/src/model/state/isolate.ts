import type { ModelHidden } from '@plumbline/contract/api/model-view.ts';

export type OnlyShown = NonNullable<ModelHidden['only']>;

/** How many floors, classes, layers and things are hidden by their names. */
export function countHidden({ storeys = [], classes = [], layers = [], things = [] }: ModelHidden): number {
  return storeys.length + classes.length + layers.length + things.length;
}

export function isEverythingShown(hidden: ModelHidden): boolean {
  return hidden.only === undefined && countHidden(hidden) === 0;
}

/** Shows one part alone; it is not hidden by its own name then, and everything else stays as it was for afterwards. */
export function showOnly(hidden: ModelHidden, only: OnlyShown): ModelHidden {
  const without = (keys: readonly string[] = [], own: string) => keys.filter((key) => key !== own);
  return {
    ...hidden,
    ...('layer' in only ? { layers: without(hidden.layers, only.layer) } : {}),
    ...('thing' in only ? { things: without(hidden.things, only.thing) } : {}),
    ...('class' in only ? { classes: hidden.classes?.filter((key) => key !== only.class) } : {}),
    only,
  };
}

/** The others again, but for what was hidden before. */
export function showRest(hidden: ModelHidden): ModelHidden {
  const { storeys, classes, layers, things } = hidden;
  return {
    ...(storeys ? { storeys } : {}),
    ...(classes ? { classes } : {}),
    ...(layers ? { layers } : {}),
    ...(things ? { things } : {}),
  };
}

export function isShownAlone({ only }: ModelHidden, part: OnlyShown): boolean {
  return only !== undefined && JSON.stringify(only) === JSON.stringify(part);
}
