import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Field } from './Field.tsx';
import styles from './SeedField.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** Empty is random; a number makes the same picture again. */
export function SeedField({ tool, field }: FieldProps) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { value, set } = useField(tool, field);
  return (
    <Field field={field}>
      <div className={styles['row']}>
        <InputNumber
          className={styles['number'] ?? ''}
          aria-label={localised(field.label)}
          placeholder={t('seedRandom')}
          controls={false}
          precision={0}
          min={field.min ?? 0}
          max={field.max ?? Number.MAX_SAFE_INTEGER}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => set(next ?? undefined)}
        />
        <IconButton
          icon="dice"
          label={t('seedClear')}
          disabled={value === undefined}
          onClick={() => set(undefined)}
        />
      </div>
    </Field>
  );
}
