import { TILE_SIZE_MM } from '@plumbline/contract/constants.ts';
import { MATERIAL_FAMILIES } from '@plumbline/contract/content/own-content.ts';
import { SURFACE_ROLES } from '@plumbline/contract/content/style.ts';
import { useTranslation } from 'react-i18next';
import { ManyField, NumberField, SelectField, ShareField } from './ChoiceFields.tsx';
import { DomainsField } from './DomainsField.tsx';
import type { KindFieldsProps } from './kind-fields.ts';
import { PictureField } from './PictureField.tsx';

export function MaterialFields({ value, errors, onChange }: KindFieldsProps<'material'>) {
  const { t } = useTranslation('ownContent');
  return (
    <>
      <PictureField
        picture={value.picture}
        hint={t('pictureHint')}
        error={errors['picture']}
        onChange={(picture) => onChange({ ...value, picture })}
      />
      <NumberField
        label={t('tileWidth')}
        error={errors['tileWidthMm']}
        value={value.tileWidthMm}
        min={TILE_SIZE_MM.min}
        max={TILE_SIZE_MM.max}
        onChange={(tileWidthMm) => onChange({ ...value, tileWidthMm })}
      />
      <SelectField
        label={t('family')}
        value={value.family}
        options={MATERIAL_FAMILIES.map((family) => ({ value: family, label: t(`family_${family}`) }))}
        onChange={(family) => onChange({ ...value, family })}
      />
      <ManyField
        label={t('roles')}
        error={errors['roles']}
        value={value.roles}
        options={SURFACE_ROLES.map((role) => ({ value: role, label: t(`role_${role}`) }))}
        onChange={(roles) => onChange({ ...value, roles })}
      />
      <DomainsField
        error={errors['domains']}
        value={value.domains}
        onChange={(domains) => onChange({ ...value, domains })}
      />
      <ShareField
        label={t('roughness')}
        hint={t('roughnessHint')}
        min={0}
        max={1}
        value={value.roughness}
        onChange={(roughness) => onChange({ ...value, roughness })}
      />
    </>
  );
}
