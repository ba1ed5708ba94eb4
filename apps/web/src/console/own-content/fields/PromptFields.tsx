import { PROMPT_GROUPS } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from './ChoiceFields.tsx';
import type { KindFieldsProps } from './kind-fields.ts';

export function PromptFields({ value, onChange }: KindFieldsProps<'prompt'>) {
  const { t } = useTranslation('ownContent');
  return (
    <SelectField
      label={t('group')}
      value={value.group}
      options={PROMPT_GROUPS.map((group) => ({ value: group, label: t(`group_${group}`) }))}
      onChange={(group) => onChange({ ...value, group })}
    />
  );
}
