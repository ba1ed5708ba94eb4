import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { everyLanguageOf } from '@plumbline/contract/content/own-content.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, libraryQuery } from '../../../api/queries.ts';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { ownEntriesQuery } from '../own-entry-query.ts';
import { SelectField } from './ChoiceFields.tsx';
import type { KindFieldsProps } from './kind-fields.ts';

interface Node {
  readonly id: string;
  readonly label: string;
  readonly level: number;
  readonly own: boolean;
}

const ROOT = '0';
/** The style of the space itself. */
const NO_STYLE = '';

/** Where a category lies, and what it is rendered as. */
export function CategoryFields({
  value,
  entryId,
  errors,
  onChange,
}: KindFieldsProps<'category'> & { readonly entryId: string | undefined }) {
  const { t } = useTranslation('ownContent');
  const nodes = useNodes();
  const styleChoices = useStyles();
  const parents = nodes.filter(({ id, level }) => level < 3 && id !== entryId);
  const level = (nodes.find(({ id }) => id === value.parent)?.level ?? 0) + 1;
  const stands = nodes.filter((node) => !node.own && node.level === level);
  const { standsFor, style, ...rest } = value;
  const move = (parent: string) => {
    const next = (nodes.find(({ id }) => id === parent)?.level ?? 0) + 1;
    if (next === level) onChange({ ...value, parent });
    else if (next === 3) onChange({ ...rest, parent, style: style ?? 'modern' });
    else {
      const first = nodes.find((node) => !node.own && node.level === next);
      onChange({ ...rest, parent, ...(first ? { standsFor: first.id } : {}) });
    }
  };
  return (
    <>
      <SelectField
        label={t('parent')}
        error={errors['parent']}
        value={value.parent}
        options={[
          { value: ROOT, label: t('topLevel') },
          ...parents.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={move}
      />
      {level < 3 && (
        <SelectField
          label={t('standsFor')}
          error={errors['standsFor']}
          value={standsFor}
          options={stands.map(({ id, label }) => ({ value: id, label }))}
          onChange={(next) => onChange({ ...value, standsFor: next })}
        />
      )}
      {level > 1 && (
        <SelectField
          label={t('style')}
          error={errors['style']}
          value={style ?? NO_STYLE}
          options={[
            ...(level === 2 ? [{ value: NO_STYLE, label: t('styleOptional') }] : []),
            ...styleChoices,
          ]}
          onChange={(next) =>
            onChange(
              next === NO_STYLE
                ? { ...rest, ...(standsFor === undefined ? {} : { standsFor }) }
                : { ...value, style: next },
            )
          }
        />
      )}
    </>
  );
}

/** The tree that everybody sees, with what waits of the own ones: each node under the names of those above it. */
function useNodes(): readonly Node[] {
  const localised = useLocalised();
  const tree = useQuery(categoriesQuery).data ?? [];
  const own = useQuery(ownEntriesQuery('category')).data ?? [];
  const isOwn = (id: string) => /^9\d{7}$/.test(id);
  const walk = (node: CategoryNode, level: number, path: string): Node[] =>
    node.children.flatMap((child) => {
      const label = path === '' ? localised(child.name) : `${path} / ${localised(child.name)}`;
      const found = { id: child.id, label, level, own: isOwn(child.id) };
      return level < 3 ? [found, ...walk(child, level + 1, label)] : [found];
    });
  const nodes = tree.flatMap((root) => walk(root, 1, ''));
  const levelOf = (id: string): number => {
    const known = nodes.find((node) => node.id === id)?.level;
    if (known !== undefined || id === ROOT) return known ?? 0;
    const value = own.find((entry) => entry.id === id)?.draft?.value;
    return value?.kind === 'category' && value.parent !== id ? levelOf(value.parent) + 1 : 3;
  };
  const waiting = own.flatMap(({ id, draft }) =>
    draft && !nodes.some((node) => node.id === id)
      ? [{ id, label: localised(everyLanguageOf(draft.value.name)), level: levelOf(id), own: true }]
      : [],
  );
  return [...nodes, ...waiting];
}

function useStyles() {
  const localised = useLocalised();
  const own = useQuery(ownEntriesQuery('style')).data ?? [];
  const library = useQuery(libraryQuery('style')).data ?? [];
  return [
    ...own.flatMap(({ id, kind, draft, published }) => {
      const version = draft ?? published;
      return version && kind === 'style'
        ? [{ value: id, label: localised(everyLanguageOf(version.value.name)) }]
        : [];
    }),
    ...library.filter((item) => !item.own).map(({ id, name }) => ({ value: id, label: localised(name) })),
  ];
}
