import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { ProjectSummary } from '@plumbline/contract/api/projects.ts';
import { SIZES } from '@plumbline/contract/api/start-task.ts';
import { TOOL_LIST, TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, enginesQuery } from '../../api/queries.ts';
import { tagsQuery } from '../../api/works-queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { projectListQuery, projectQuery } from '../../projects/queries/project-queries.ts';
import type { FilterName, WorkFilter } from './work-filter.ts';

export interface FilterOption {
  readonly value: string;
  readonly name: string;
}

/** What can be chosen for each filter that is chosen from a list, in the reader's words. */
export function useFilterOptions(filter: WorkFilter): Readonly<Partial<Record<FilterName, FilterOption[]>>> {
  const { t } = useTranslation('works');
  const localised = useLocalised();
  const tags = useQuery(tagsQuery).data ?? [];
  const projects = useInfiniteQuery(projectListQuery({ state: 'active' })).data?.pages ?? [];
  const chosen = useQuery({ ...projectQuery(filter.project ?? ''), enabled: filter.project !== undefined });
  const engines = useQuery(enginesQuery).data ?? [];
  const roots = useQuery(categoriesQuery).data ?? [];
  const spaces = roots.flatMap(({ children }) => children).flatMap(({ children }) => children);
  const named = (nodes: readonly CategoryNode[]) =>
    uniqueBy(nodes.map(({ id, name }) => ({ value: id, name: localised(name) })));
  const ofField = (field: string) =>
    (TOOLS.architecturalRender.fields.find(({ name }) => name === field)?.options ?? []).map(
      ({ value, label }) => ({ value: String(value), name: localised(label) }),
    );
  return {
    tag: tags.map(({ tagId, name, count }) => ({ value: tagId, name: `${name} (${count})` })),
    project: namedOnce([...(chosen.data ? [chosen.data] : []), ...projects.flatMap(({ items }) => items)]),
    view: (chosen.data?.views ?? []).map(({ viewId, name }) => ({ value: viewId, name })),
    function: TOOL_LIST.map((tool) => ({ value: tool.function, name: localised(tool.title) })),
    space: named(spaces),
    style: named(spaces.find(({ id }) => id === filter.space)?.children ?? []),
    atmosphere: ofField('atmosphere'),
    environment: ofField('environment'),
    size: SIZES.map((size) => ({
      value: String(size),
      name: size === 'max' ? t('sizeMax') : `${size} px`,
    })),
    hasPrompt: [
      { value: 'true', name: t('withPrompt') },
      { value: 'false', name: t('withoutPrompt') },
    ],
    engine: engines.map(({ id }) => ({ value: id, name: id })),
  };
}

function namedOnce(projects: readonly Pick<ProjectSummary, 'projectId' | 'title'>[]): FilterOption[] {
  return uniqueBy(projects.map(({ projectId, title }) => ({ value: projectId, name: title })));
}

/** The server shows some nodes below two others. */
function uniqueBy(options: FilterOption[]): FilterOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}
