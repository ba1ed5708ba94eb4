import { ACCOUNT_TYPES } from '@plumbline/contract/api/administration/accounts.ts';
import { PASSWORD_LENGTH } from '@plumbline/contract/api/password.ts';
import { Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../parts/Field.tsx';
import type { AccountDraft } from './account-draft.ts';
import styles from './AccountPanel.module.css';

interface Props {
  readonly draft: AccountDraft;
  readonly onChange: (change: Partial<AccountDraft>) => void;
  /** An administrator is no customer: it has neither type nor end. */
  readonly isAdministrator: boolean;
  readonly password: 'initial' | 'replace' | 'none';
}

/** What an administrator writes of an account. */
export function AccountFields({ draft, onChange, isAdministrator, password }: Props) {
  const { t } = useTranslation('console');
  const id = useId();
  const input = (field: 'name' | 'company' | 'account' | 'phoneNo' | 'email', max: number) => (
    <Field id={id + field} label={t(field)}>
      <Input
        id={id + field}
        maxLength={max}
        autoComplete="off"
        value={draft[field]}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    </Field>
  );
  return (
    <div className={styles['fields']}>
      {input('name', 60)}
      {input('company', 100)}
      {input('account', 64)}
      {password !== 'none' && (
        <Field
          id={`${id}password`}
          label={t(password === 'initial' ? 'initialPassword' : 'replacePassword')}
          hint={t(password === 'initial' ? 'passwordHint' : 'replaceHint')}
        >
          <Input.Password
            id={`${id}password`}
            autoComplete="new-password"
            maxLength={PASSWORD_LENGTH.max}
            value={draft.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
      )}
      {input('phoneNo', 32)}
      {input('email', 254)}
      {!isAdministrator && (
        <>
          <Field id={`${id}type`} label={t('type')}>
            <Select
              id={`${id}type`}
              value={draft.userType}
              options={ACCOUNT_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
              onChange={(userType) => onChange({ userType })}
            />
          </Field>
          {draft.userType !== 'user' && (
            <Field id={`${id}until`} label={t('until')} hint={t('untilHint')}>
              <Input
                id={`${id}until`}
                type="date"
                value={draft.until}
                onChange={(event) => onChange({ until: event.target.value })}
              />
            </Field>
          )}
        </>
      )}
    </div>
  );
}
