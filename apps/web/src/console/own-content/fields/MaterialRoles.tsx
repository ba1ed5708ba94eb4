import { everyLanguageOf, type OwnEntryOf } from '@plumbline/contract/content/own-content.ts';
import { SURFACE_ROLES } from '@plumbline/contract/content/style.ts';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../../../api/queries.ts';
import { useLocalised } from '../../../i18n/use-locale.ts';
import type { FieldErrors } from '../entry-draft.ts';
import { ownEntriesQuery } from '../own-entry-query.ts';
import styles from '../OwnContent.module.css';

type Materials = OwnEntryOf<'style'>['materials'];
type Role = (typeof SURFACE_ROLES)[number];

interface Props {
  readonly materials: Materials;
  readonly errors: FieldErrors;
  readonly onChange: (materials: Materials) => void;
}

/** A material for each role: own ones first, drafts among them, then those that ship. */
export function MaterialRoles({ materials, errors, onChange }: Props) {
  const { t } = useTranslation('ownContent');
  const choices = useMaterialChoices();
  const set = (role: Role, material: string | undefined) => {
    const { [role]: _, ...others } = materials;
    onChange(material === undefined ? others : { ...others, [role]: material });
  };
  return (
    <fieldset className={styles['roleGroup']}>
      <legend>{t('materials')}</legend>
      <div className={styles['roles']}>
        {SURFACE_ROLES.map((role) => (
          <div key={role}>
            <label htmlFor={`material-role-${role}`}>{t(`role_${role}`)}</label>
            <Select
              id={`material-role-${role}`}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              {...(errors[`materials.${role}`] ? { status: 'error' as const } : {})}
              placeholder={t('fromPalette')}
              value={materials[role]}
              options={choices}
              onChange={(material: string | undefined) => set(role, material)}
              optionRender={({ data }) => (
                <span className={styles['choice']}>
                  {data.cover !== '' && <img src={data.cover} alt="" loading="lazy" />}
                  {data.label}
                </span>
              )}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function useMaterialChoices() {
  const localised = useLocalised();
  const own = useQuery(ownEntriesQuery('material')).data ?? [];
  const library = useQuery(libraryQuery('material')).data ?? [];
  const mine = own.flatMap(({ id, kind, draft, published }) => {
    const version = draft ?? published;
    if (!version || kind !== 'material') return [];
    return [{ value: id, label: localised(everyLanguageOf(version.value.name)), cover: version.coverUrl }];
  });
  const shipped = library
    .filter((item) => !item.own)
    .map(({ id, name, cover }) => ({ value: id, label: localised(name), cover }));
  return [...mine, ...shipped];
}
