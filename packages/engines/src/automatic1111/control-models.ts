import type { ControlKind } from '../generative/generator.ts';

/**
 * How models for each control picture are called, best first, in small letters. Users rename their files, so the patterns are loose;
 * networks that read many kinds of picture come last.
 */
const PATTERNS: Readonly<Record<ControlKind, readonly RegExp[]>> = {
  line: [/lineart/, /mlsd/, /canny/, /soft ?edge|hed/, /scribble|sketch/, /union|promax/],
  depth: [/depth/, /union|promax/],
  normal: [/normal/, /union|promax/],
  regions: [/(?:^|[^a-z])seg/, /union|promax/],
};
const INPAINT = /inpaint/;
/** Anime lines are thin where ours are not. */
const WORSE = /anime/;

/** What a network of many kinds has to be told that it is given. */
export const UNION_TYPES: Readonly<Record<ControlKind, string>> = {
  line: 'Hard Edge',
  depth: 'Depth',
  normal: 'Normal Map',
  regions: 'Segmentation',
};

export type Architecture = 'sd15' | 'sdxl';

/** A server does not say; files are named after it. */
export function architectureOf(model: string): Architecture {
  return /xl|pony|illustrious/i.test(model) ? 'sdxl' : 'sd15';
}

/** The model for a control picture, exactly as the server lists it. */
export function controlModel(
  models: readonly string[],
  kind: ControlKind,
  architecture: Architecture,
): string | undefined {
  const fitting = models
    .filter((model) => architectureOf(model) === architecture)
    .toSorted((a, b) => Number(WORSE.test(a)) - Number(WORSE.test(b)) || a.length - b.length);
  for (const pattern of PATTERNS[kind]) {
    const found = fitting.find((model) => pattern.test(model.toLowerCase()));
    if (found !== undefined) return found;
  }
  return undefined;
}

export function inpaintModel(models: readonly string[], architecture: Architecture): string | undefined {
  return models.find((model) => INPAINT.test(model.toLowerCase()) && architectureOf(model) === architecture);
}

export function isUnion(model: string): boolean {
  return /union|promax/i.test(model);
}

/** How models that follow a reference picture are called. */
export function referenceModel(models: readonly string[], architecture: Architecture): string | undefined {
  return models.find((model) => /ip-?adapter/i.test(model) && architectureOf(model) === architecture);
}
