import type { OwnEntry } from '@plumbline/contract/content/own-content.ts';
import { LOCALES } from '@plumbline/contract/text.ts';
import { Checkbox, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../layout/use-setting-items.ts';
import type { FieldErrors } from './entry-draft.ts';
import { BackgroundFields } from './fields/BackgroundFields.tsx';
import { CategoryFields } from './fields/CategoryFields.tsx';
import { EntryField } from './fields/EntryField.tsx';
import { MaterialFields } from './fields/MaterialFields.tsx';
import { ObjectFields } from './fields/ObjectFields.tsx';
import { PromptFields } from './fields/PromptFields.tsx';
import { StyleFields } from './fields/StyleFields.tsx';
import styles from './OwnContent.module.css';

interface Props {
  readonly value: OwnEntry;
  readonly entryId: string | undefined;
  readonly errors: FieldErrors;
  readonly onChange: (value: OwnEntry) => void;
}

/** The form of an entry: its name, what its kind needs, and its place. */
export function EntryFields({ value, entryId, errors, onChange }: Props) {
  const { t } = useTranslation('ownContent');
  const id = useId();
  const { position: _, ...unplaced } = value;
  return (
    <>
      {LOCALES.map((locale, at) => (
        <EntryField
          key={locale}
          id={id + locale}
          label={t('nameIn', { language: LANGUAGE_NAMES[locale] })}
          error={at === 0 ? errors['name'] : undefined}
          {...(at === LOCALES.length - 1
            ? { hint: t(value.kind === 'prompt' ? 'promptNameHint' : 'nameHint') }
            : {})}
        >
          <Input
            id={id + locale}
            lang={locale}
            maxLength={60}
            value={value.name[locale] ?? ''}
            onChange={(event) =>
              onChange({ ...value, name: { ...value.name, [locale]: event.target.value } })
            }
          />
        </EntryField>
      ))}
      {kindFields({ value, entryId, errors, onChange })}
      <EntryField
        id={`${id}position`}
        label={t('position')}
        hint={t(value.kind === 'category' ? 'categoryPositionHint' : 'positionHint')}
      >
        <Input
          id={`${id}position`}
          inputMode="numeric"
          maxLength={4}
          value={value.position ?? ''}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '');
            onChange(digits === '' ? unplaced : { ...value, position: Number(digits) });
          }}
        />
      </EntryField>
      <Checkbox
        className={styles['hide'] ?? ''}
        checked={value.hidden ?? false}
        onChange={(event) => onChange({ ...value, hidden: event.target.checked })}
      >
        {t('hide')}
      </Checkbox>
    </>
  );
}

function kindFields({ value, entryId, errors, onChange }: Props) {
  switch (value.kind) {
    case 'material':
      return <MaterialFields value={value} errors={errors} onChange={onChange} />;
    case 'object':
      return <ObjectFields value={value} errors={errors} onChange={onChange} />;
    case 'style':
      return <StyleFields value={value} errors={errors} onChange={onChange} />;
    case 'prompt':
      return <PromptFields value={value} errors={errors} onChange={onChange} />;
    case 'background':
      return <BackgroundFields value={value} errors={errors} onChange={onChange} />;
    case 'category':
      return <CategoryFields value={value} entryId={entryId} errors={errors} onChange={onChange} />;
  }
}
