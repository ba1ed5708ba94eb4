import { ENVIRONMENTS } from '@plumbline/contract/api/environments.ts';
import { useTranslation } from 'react-i18next';
import { SelectField, ShareField } from './ChoiceFields.tsx';
import type { KindFieldsProps } from './kind-fields.ts';
import { PictureField } from './PictureField.tsx';

export function BackgroundFields({ value, errors, onChange }: KindFieldsProps<'background'>) {
  const { t } = useTranslation('ownContent');
  return (
    <>
      <PictureField
        picture={value.picture}
        hint={t('backgroundHint')}
        error={errors['picture']}
        onChange={(picture) => onChange({ ...value, picture })}
      />
      <ShareField
        label={t('horizon')}
        hint={t('horizonHint')}
        min={0.05}
        max={0.95}
        value={value.horizon}
        onChange={(horizon) => onChange({ ...value, horizon })}
      />
      <SelectField
        label={t('like')}
        value={value.like}
        options={ENVIRONMENTS.map((like) => ({ value: like, label: t(`like_${like}`) }))}
        onChange={(like) => onChange({ ...value, like })}
      />
    </>
  );
}
