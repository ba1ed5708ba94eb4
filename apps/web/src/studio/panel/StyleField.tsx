import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { PictureChoice } from '../../ui/PictureChoice.tsx';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { ComingField } from './ComingField.tsx';
import { Field } from './Field.tsx';
import styles from './Field.module.css';

export function StyleField({ field }: { readonly field: ToolField }) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { tool, look } = useStudio();
  const setValue = useSettingsStore((state) => state.setValue);
  const categories = useQuery(categoriesQuery);
  if (categories.isError)
    return (
      <Field field={field}>
        <p className={styles['hint']}>{t('catalogueFailed')}</p>
        <Button onClick={() => void categories.refetch()}>{t('retry')}</Button>
      </Field>
    );
  if (categories.isPending) return <ComingField field={field} />;
  if (look.styles.length === 0) return null;
  return (
    <Field field={field} value={look.style && localised(look.style.name)}>
      <PictureChoice
        label={localised(field.label)}
        options={look.styles.map(({ id, name, cover }) => ({ id, name: localised(name), cover }))}
        value={look.style?.id}
        onChange={(id) => setValue(tool.function, 'classifyId3', id)}
      />
    </Field>
  );
}
