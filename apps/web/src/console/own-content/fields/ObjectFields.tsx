import { OBJECT_SIZE_MM } from '@plumbline/contract/constants.ts';
import { STANDINGS } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import { NumberField, SelectField } from './ChoiceFields.tsx';
import { DomainsField } from './DomainsField.tsx';
import type { KindFieldsProps } from './kind-fields.ts';
import { PictureField } from './PictureField.tsx';

export function ObjectFields({ value, errors, onChange }: KindFieldsProps<'object'>) {
  const { t } = useTranslation('ownContent');
  return (
    <>
      <PictureField
        picture={value.picture}
        hint={t('cutOutHint')}
        error={errors['picture']}
        onChange={(picture) => onChange({ ...value, picture })}
      />
      <NumberField
        label={t('height')}
        error={errors['heightMm']}
        value={value.heightMm}
        min={OBJECT_SIZE_MM.min}
        max={OBJECT_SIZE_MM.max}
        onChange={(heightMm) => onChange({ ...value, heightMm })}
      />
      <SelectField
        label={t('stands')}
        value={value.stands}
        options={STANDINGS.map((stands) => ({ value: stands, label: t(`stands_${stands}`) }))}
        onChange={(stands) => onChange({ ...value, stands })}
      />
      <DomainsField
        error={errors['domains']}
        value={value.domains}
        onChange={(domains) => onChange({ ...value, domains })}
      />
    </>
  );
}
