import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { type FilterName, RATIOS } from '../address/feed-filter.ts';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}
export interface FilterGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}

/** What each filter can be set to, in the reader's words; spaces stand under their domains. */
export function useFilterOptions(): Readonly<
  Record<Exclude<FilterName, 'colour'>, readonly (FilterOption | FilterGroup)[]>
> {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const domains = useQuery(categoriesQuery).data?.[0]?.children ?? [];
  const styles = useQuery(libraryQuery('style')).data ?? [];
  const materials = useQuery(libraryQuery('material')).data ?? [];
  const named = ({ id, name }: { readonly id: string; readonly name: Parameters<typeof localised>[0] }) => ({
    value: id,
    label: localised(name),
  });
  return {
    style: styles.map(named),
    space: domains.map((domain) => ({ label: localised(domain.name), options: domain.children.map(named) })),
    material: materials.map(named),
    function: TOOL_LIST.filter(({ group }) => group === 'render' || group === 'plan').map(
      ({ function: name, title }) => ({ value: name, label: localised(title) }),
    ),
    ratio: RATIOS.map((value) => ({ value, label: t(`ratio_${value}`) })),
  };
}
