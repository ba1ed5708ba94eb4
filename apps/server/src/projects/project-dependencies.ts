import type { Locale } from '@plumbline/contract/text.ts';
import type { ProjectDependencies } from '@plumbline/core/projects/project-dependencies.ts';
import type { App } from '../app.ts';
import type { PublishedContent } from '../catalogue/published-content.ts';

/** What projects are read with, in the caller's language. */
export async function projectDependencies(app: App, locale: Locale): Promise<ProjectDependencies> {
  const { database, clock } = app.services;
  return { database, clock, locale, materialOf: materialOf(await app.published()) };
}

/** Materials that pickers show, and those that were hidden since: what a project was given stays its own. */
function materialOf({ library, catalogue }: PublishedContent): ProjectDependencies['materialOf'] {
  const shown = new Map(
    library.flatMap(({ item }) => (item.kind === 'material' ? [[item.id, item] as const] : [])),
  );
  return (materialId) => {
    const item = shown.get(materialId);
    if (item) return { name: item.name, coverUrl: item.cover };
    const name = catalogue.isMaterial(materialId) ? catalogue.itemName(materialId) : undefined;
    return name && { name, coverUrl: '' };
  };
}
