import { CHINESE_STYLE_ID, DOMAINS, HOMESTAY_ID } from '@plumbline/content/categories/domains.ts';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { DesignSettings, DesignView, PictureRecipe } from './picture-recipe.ts';

/** Longest edges in pixels: a result in the feed, the drawing beside it, a picture within a case, a function's own. */
const RESULT_EDGE = 960;
const BASE_EDGE = 720;
const CASE_EDGE = 800;
const RENDER_EDGE = 768;

/** The nodes of a space in a style. @throws where the tree has no such space or style */
export function classify(slug: string, styleId: string) {
  const domain = DOMAINS.find(({ spaces }) => spaces.some((space) => space.slug === slug));
  const space = domain?.spaces.find((candidate) => candidate.slug === slug);
  const style = findStyle(styleId);
  if (!domain || !space || !style) throw new Error(`no ${slug} in ${styleId}`);
  // The server hangs the homestay's styles under Chinese-style architecture.
  const parent = space.id === CHINESE_STYLE_ID ? HOMESTAY_ID : space.id;
  return {
    classifyId1: domain.id,
    classifyId2: space.id,
    classifyId3: `${parent}${String(style.code).padStart(2, '0')}`,
  };
}

type Choice = Required<Pick<StartTaskBody, 'atmosphere' | 'environment' | 'aspect'>>;

/** What `inspiration` is asked for. */
export function design(
  slug: string,
  styleId: string,
  seed: number,
  [atmosphere, environment, aspect]: readonly [Choice['atmosphere'], Choice['environment'], Choice['aspect']],
): DesignSettings {
  return { function: 'inspiration', ...classify(slug, styleId), atmosphere, environment, aspect, seed };
}

/** The design as its own camera sees it, as the feed shows it. */
export function traced(settings: DesignSettings): PictureRecipe {
  return { make: 'trace', design: settings, edge: RESULT_EDGE };
}

export function inked(settings: DesignSettings, view?: DesignView): PictureRecipe {
  return { make: 'ink', design: settings, ...(view ? { view } : {}), edge: BASE_EDGE };
}

/** A model is looked at by day, whatever hour its picture shows. */
export function modelled(settings: DesignSettings, view?: DesignView): PictureRecipe {
  const byDay = changed(settings, { atmosphere: 'sunny' });
  return { make: 'clay', design: byDay, ...(view ? { view } : {}), edge: BASE_EDGE };
}

/** A picture within a case: any view of a design. */
export function seenFrom(
  settings: DesignSettings,
  view?: DesignView,
  aspect?: readonly [number, number],
): PictureRecipe {
  return {
    make: 'trace',
    design: settings,
    ...(view ? { view } : {}),
    ...(aspect ? { aspect } : {}),
    edge: CASE_EDGE,
  };
}

/** The same design with other settings: another hour, weather or style. */
export function changed(settings: DesignSettings, change: Partial<DesignSettings>): DesignSettings {
  return { ...settings, ...change };
}

export function drawing(name: string): PictureRecipe {
  return { make: 'drawing', drawing: name, edge: RENDER_EDGE };
}

/** A base for a function, at the size that the function works at. */
export function baseOf(
  make: 'trace' | 'ink' | 'clay',
  settings: DesignSettings,
  view?: DesignView,
): PictureRecipe {
  return { make, design: settings, ...(view ? { view } : {}), edge: RENDER_EDGE };
}

export function rendered(
  base: PictureRecipe,
  request: StartTaskBody,
  reference?: PictureRecipe,
): PictureRecipe {
  return { make: 'render', base, request, ...(reference ? { reference } : {}) };
}
