import { CONTENT_DOMAINS, STANDINGS } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import { ManyField, NumberField, SelectField } from './ChoiceFields.tsx';
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
        min={10}
        max={60_000}
        onChange={(heightMm) => onChange({ ...value, heightMm })}
      />
      <SelectField
        label={t('stands')}
        value={value.stands}
        options={STANDINGS.map((stands) => ({ value: stands, label: t(`stands_${stands}`) }))}
        onChange={(stands) => onChange({ ...value, stands })}
      />
      <ManyField
        label={t('domains')}
        error={errors['domains']}
        value={value.domains}
        options={CONTENT_DOMAINS.map((domain) => ({ value: domain, label: t(`domain_${domain}`) }))}
        onChange={(domains) => onChange({ ...value, domains })}
      />
    </>
  );
}
