import type { VersionNode } from '@plumbline/contract/api/versions.ts';
import { diffRequests } from '@plumbline/contract/tools/diff-requests.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import styles from './VersionsDialog.module.css';

interface Props {
  readonly before: VersionNode;
  readonly after: VersionNode;
}

/** What was asked differently for two pictures, in the words of the tools' fields. */
export function DifferenceTable({ before, after }: Props) {
  const { t } = useTranslation('versions');
  const localised = useLocalised();
  const differences = diffRequests(before.made?.request ?? {}, after.made?.request ?? {}).filter(
    (each) => !LEFT_OUT.has(each.field) && (each.before || each.after),
  );
  const toolOf = ({ made }: VersionNode) => (made ? localised(TOOLS[made.function].title) : t('upload'));
  const fields: readonly ToolField[] = [before, after].flatMap(({ made }) =>
    made ? TOOLS[made.function].fields : [],
  );
  const inWords = (name: string, value: unknown): string => {
    if (value === undefined || value === null) return t('nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const field = fields.find((each) => each.name === name);
    const option = field?.options?.find((each) => each.value === value);
    if (option) return localised(option.label);
    if (typeof value === 'number') return String(Math.round(value * 100) / 100);
    if (typeof value === 'string') return PICTURES.has(name) ? t('ownPicture') : value;
    return JSON.stringify(value);
  };
  const nameOf = (name: string): string => {
    const [whole = name, part] = name.split('.');
    const field = fields.find((each) => each.name === whole);
    const label = field ? localised(field.label) : whole;
    return part === undefined ? label : `${label} · ${part}`;
  };
  return (
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
  );
}

/** The tool has a line of its own, and what a picture was made from differs along a tree by itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(['function', 'upload_img']);
/** Fields that hold the id of a picture, which says nothing to a person. */
const PICTURES: ReadonlySet<string> = new Set(['mask', 'style_img', 'material.textureId']);
