import type { VersionNode } from '@plumbline/contract/api/versions.ts';
import { diffRequests } from '@plumbline/contract/tools/diff-requests.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './VersionsDialog.module.css';

interface Props {
  readonly before: VersionNode;
  readonly after: VersionNode;
}

/** The base has no place in the list: what a picture was made from differs along a tree by itself. */
const LEFT_OUT: ReadonlySet<ToolField['control']> = new Set(['image', 'fixed']);

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

/** What was asked differently for two pictures, in the words of the tools' fields. */
export function DifferenceTable({ before, after }: Props) {
  const { t } = useTranslation(['versions', 'edit']);
  const localised = useLocalised();
  const materials = useQuery(libraryQuery('material')).data ?? [];
  const objects = useQuery(libraryQuery('object')).data ?? [];
  const fields: readonly ToolField[] = [after, before].flatMap(({ made }) =>
    made ? TOOLS[made.function].fields.filter(({ control }) => !LEFT_OUT.has(control)) : [],
  );
  const fieldOf = (name: string) => fields.find((field) => field.name === name.split('.')[0]);
  // Seeds are compared where they mean something to both.
  const seeded = [after, before].every(
    ({ made }) => made && TOOLS[made.function].fields.some(({ control }) => control === 'seed'),
  );
  // A request also holds the defaults of fields that its tool does not have.
  const differences = diffRequests(before.made?.request ?? {}, after.made?.request ?? {}).filter(
    ({ field, ...values }) =>
      fieldOf(field) && (values.before !== '' || values.after !== '') && (field !== 'seed' || seeded),
  );
  const toolOf = ({ made }: VersionNode) => (made ? localised(TOOLS[made.function].title) : t('upload'));
  const inWords = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const option = fieldOf(name)?.options?.find((each) => each.value === value);
    if (option) return localised(option.label);
    if (typeof value === 'number') return String(Math.round(value * 100) / 100);
    if (typeof value !== 'string') return t('set');
    const item = [...materials, ...objects].find(({ id }) => id === value);
    if (item) return localised(item.name);
    return PICTURES.has(name) ? t('ownPicture') : value;
  };
  const nameOf = (name: string): string => {
    if (Object.hasOwn(PARTS, name)) return t(PARTS[name as keyof typeof PARTS]);
    const [whole = name, part = ''] = name.split('.');
    const label = localised(fieldOf(name)?.label ?? { 'zh-CN': whole, en: whole, ja: whole });
    return part === '' || part === 'textureId' ? label : `${label} · ${part}`;
  };
  return (
    <div className={styles['differences']}>
      <table className={styles['table']}>
        <caption>{t(differences.length > 0 ? 'differences' : 'same')}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('tool')}</th>
            <td>{toolOf(before)}</td>
            <td>{toolOf(after)}</td>
          </tr>
          {differences.map(({ field, before: from, after: to }) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              <td>{inWords(field, from)}</td>
              <td>{inWords(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fields that hold the id of a picture, which says nothing to a person. */
const PICTURES: ReadonlySet<string> = new Set(['mask', 'style_img', 'material.textureId']);
