import { OBJECT_SIZE_MM } from '@plumbline/contract/constants.ts';
import { STANDINGS } from '@plumbline/contract/content/own-content.ts';
import { InputNumber, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { isOwnObject, OWN_OBJECT } from '../../settings/workspace-settings.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import type { FieldProps } from '../use-field.ts';
import styles from './SurfaceOptions.module.css';

const MM = 1000;

/** How large a cut-out of one's own is in metres, and where it stands; objects of the library know it themselves. */
export function ObjectSizeField({ tool, field }: FieldProps) {
  const { t } = useTranslation('edit');
  const { pictures, edits } = useStudio().settings;
  const setEdits = useSettingsStore((state) => state.setEdits);
  if (!isOwnObject(pictures.objectId)) return null;
  const size = edits.object ?? OWN_OBJECT;
  const { stands } = size;
  const side = 'heightMm' in size ? 'heightMm' : 'widthMm';
  const mm = 'heightMm' in size ? size.heightMm : size.widthMm;
  const set = (of: typeof side, value: number) =>
    setEdits(tool, { object: of === 'heightMm' ? { heightMm: value, stands } : { widthMm: value, stands } });
  return (
    <Field field={field} explained>
      <div className={styles['options']}>
        <div className={styles['row']}>
          <Segmented<'heightMm' | 'widthMm'>
            size="small"
            aria-label={t('objectSide')}
            value={side}
            options={[
              { value: 'heightMm' as const, label: t('objectHeight') },
              { value: 'widthMm' as const, label: t('objectWidth') },
            ]}
            onChange={(next) => set(next, mm)}
          />
          <InputNumber
            className={styles['number'] ?? ''}
            aria-label={t(side === 'heightMm' ? 'objectHeightMetres' : 'objectWidthMetres')}
            size="small"
            min={OBJECT_SIZE_MM.min / MM}
            max={OBJECT_SIZE_MM.max / MM}
            step={0.05}
            suffix="m"
            value={mm / MM}
            onChange={(metres) => set(side, Math.round((metres ?? mm / MM) * MM))}
          />
        </div>
        <div className={styles['row']}>
          <span>{t('objectStands')}</span>
          <Select
            className={styles['place'] ?? ''}
            aria-label={t('objectStands')}
            size="small"
            value={stands}
            options={STANDINGS.map((value) => ({ value, label: t(`stands_${value}`) }))}
            onChange={(next) => setEdits(tool, { object: { ...size, stands: next } })}
          />
        </div>
      </div>
    </Field>
  );
}
