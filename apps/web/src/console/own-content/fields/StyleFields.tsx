import type { OwnEntryOf } from '@plumbline/contract/content/own-content.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../OwnContent.module.css';
import { ManyField, SelectField, ShareField } from './ChoiceFields.tsx';
import { EntryField } from './EntryField.tsx';
import type { KindFieldsProps } from './kind-fields.ts';
import { MaterialRoles } from './MaterialRoles.tsx';

type Palette = OwnEntryOf<'style'>['palette'];
/** In the order of a room, then of a house. */
const COLOURS = [
  'walls',
  'ceiling',
  'trim',
  'floor',
  'timber',
  'fabrics',
  'accents',
  'metal',
  'glass',
  'siding',
  'stone',
  'roof',
] as const satisfies readonly (keyof Palette)[];
const FINISHES = ['none', 'marker', 'watercolour', 'clay'] as const;

export function StyleFields({ value, errors, onChange }: KindFieldsProps<'style'>) {
  const { t } = useTranslation('ownContent');
  const { finish, ...unfinished } = value;
  return (
    <>
      <ManyField
        label={t('domains')}
        error={errors['domains']}
        value={value.domains}
        options={(['interior', 'exterior'] as const).map((domain) => ({
          value: domain,
          label: t(`domain_${domain}`),
        }))}
        onChange={(domains) => onChange({ ...value, domains })}
      />
      <PaletteField palette={value.palette} onChange={(palette) => onChange({ ...value, palette })} />
      <MaterialRoles
        materials={value.materials}
        errors={errors}
        onChange={(materials) => onChange({ ...value, materials })}
      />
      <ShareField
        label={t('warmth')}
        min={-1}
        max={1}
        value={value.light.warmth}
        onChange={(warmth) => onChange({ ...value, light: { ...value.light, warmth } })}
      />
      <ShareField
        label={t('modelling')}
        min={0}
        max={1}
        value={value.light.modelling}
        onChange={(modelling) => onChange({ ...value, light: { ...value.light, modelling } })}
      />
      <ShareField
        label={t('saturation')}
        min={0}
        max={2}
        value={value.grade.saturation}
        onChange={(saturation) => onChange({ ...value, grade: { ...value.grade, saturation } })}
      />
      <ShareField
        label={t('contrast')}
        min={-1}
        max={1}
        value={value.grade.contrast}
        onChange={(contrast) => onChange({ ...value, grade: { ...value.grade, contrast } })}
      />
      <SelectField
        label={t('finish')}
        value={finish ?? 'none'}
        options={FINISHES.map((each) => ({ value: each, label: t(`finish_${each}`) }))}
        onChange={(next) => onChange(next === 'none' ? unfinished : { ...value, finish: next })}
      />
    </>
  );
}

function PaletteField({
  palette,
  onChange,
}: {
  readonly palette: Palette;
  readonly onChange: (palette: Palette) => void;
}) {
  const { t } = useTranslation('ownContent');
  const id = useId();
  const set = (name: keyof Palette, at: number, colour: string) => {
    const known = palette[name];
    onChange({
      ...palette,
      [name]: typeof known === 'string' ? colour : known.map((each, index) => (index === at ? colour : each)),
    });
  };
  return (
    <EntryField id={`${id}walls0`} label={t('palette')}>
      <div className={styles['palette']}>
        {COLOURS.map((name) => {
          const colours = palette[name];
          return (
            <div key={name}>
              <span>{t(`colour_${name}`)}</span>
              <div>
                {(typeof colours === 'string' ? [colours] : colours).map((colour, at) => (
                  <input
                    // The place of a colour is what it is.
                    key={name + String(at)}
                    id={`${id}${name}${at}`}
                    type="color"
                    aria-label={`${t(`colour_${name}`)} ${at + 1}`}
                    value={colour}
                    onChange={(event) => set(name, at, event.target.value)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </EntryField>
  );
}
