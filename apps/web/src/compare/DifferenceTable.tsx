import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, libraryQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import styles from './DifferenceTable.module.css';
import { fieldNamed, fieldsOf, requestDifferences } from './request-differences.ts';

export interface DifferenceRow {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

interface Props {
  /** Null of what no tool made. */
  readonly before: RenderRequest | null;
  readonly after: RenderRequest | null;
  /** What else is to be told of the two. */
  readonly more?: readonly DifferenceRow[];
}

/** What options inside a field are called. */
const PARTS = {
  'material.tileSizeMm': 'edit:tileWidth',
  'material.rotation': 'edit:rotation',
  'material.keepLight': 'edit:keepLight',
  'material.quad': 'edit:quadTitle',
  'outpaint.width': 'edit:canvasWidth',
  'outpaint.height': 'edit:canvasHeight',
  'outpaint.x': 'edit:canvasLeft',
  'outpaint.y': 'edit:canvasTop',
} as const;

/** Fields that hold the id of a picture, which says nothing to a person. */
const PICTURES: ReadonlySet<string> = new Set(['mask', 'style_img', 'material.textureId']);
const CATEGORIES: ReadonlySet<string> = new Set(['classifyId1', 'classifyId2', 'classifyId3']);

function nameIn(nodes: readonly CategoryNode[], id: string): LocalisedText | undefined {
  for (const node of nodes) {
    const name = node.id === id ? node.name : nameIn(node.children, id);
    if (name) return name;
  }
  return undefined;
}

/** What was asked differently for two pictures, in the words of the tools' fields. */
export function DifferenceTable({ before, after, more = [] }: Props) {
  const { t } = useTranslation(['versions', 'edit']);
  const localised = useLocalised();
  const materials = useQuery(libraryQuery('material')).data ?? [];
  const objects = useQuery(libraryQuery('object')).data ?? [];
  const backgrounds = useQuery(libraryQuery('background')).data ?? [];
  const categories = useQuery(categoriesQuery).data ?? [];
  const fields = fieldsOf([after, before]);
  const differences = requestDifferences(before, after);
  const toolOf = (request: RenderRequest | null) =>
    request ? localised(TOOLS[request.function].title) : t('upload');
  const inWords = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const option = fieldNamed(fields, name)?.options?.find((each) => each.value === value);
    if (option) return localised(option.label);
    if (typeof value === 'number') return String(Math.round(value * 100) / 100);
    if (typeof value !== 'string') return t('set');
    const category = CATEGORIES.has(name) ? nameIn(categories, value) : undefined;
    if (category) return localised(category);
    const item = [...materials, ...objects, ...backgrounds].find(({ id }) => id === value);
    if (item) return localised(item.name);
    return PICTURES.has(name) ? t('ownPicture') : value;
  };
  const nameOf = (name: string): string => {
    if (Object.hasOwn(PARTS, name)) return t(PARTS[name as keyof typeof PARTS]);
    const [whole = name, part = ''] = name.split('.');
    const label = localised(fieldNamed(fields, name)?.label ?? { 'zh-CN': whole, en: whole, ja: whole });
    return part === '' || part === 'textureId' ? label : `${label} · ${part}`;
  };
  const rows: readonly DifferenceRow[] = [
    ...(before?.function === after?.function
      ? []
      : [{ name: t('tool'), before: toolOf(before), after: toolOf(after) }]),
    ...differences.map(({ field, before: from, after: to }) => ({
      name: nameOf(field),
      before: inWords(field, from),
      after: inWords(field, to),
    })),
    ...more,
  ];
  return (
    <table className={styles['table']}>
      <caption>{t(differences.length > 0 ? 'differences' : 'same')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
