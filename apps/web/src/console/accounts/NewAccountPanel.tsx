import { ACCOUNT_ROLES } from '@plumbline/contract/api/administration/accounts.ts';
import { Button, Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consoleApi } from '../console-api.ts';
import { useChange } from '../use-change.ts';
import { AccountFields } from './AccountFields.tsx';
import { EMPTY_DRAFT, endOf } from './account-draft.ts';

export function NewAccountPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('console');
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [role, setRole] = useState<(typeof ACCOUNT_ROLES)[number]>('user');
  const { busy, run } = useChange();
  const { name, company, account, password, phoneNo, email, userType, until } = draft;
  const save = async () => {
    const body = {
      name,
      account,
      userType,
      role,
      expiresAt: userType === 'user' ? null : endOf(until),
      ...(company === '' ? {} : { company }),
      ...(phoneNo === '' ? {} : { phoneNo }),
      ...(email === '' ? {} : { email }),
      ...(password === '' ? {} : { password }),
    };
    if (await run(() => consoleApi('createAccount', { body }), t('saved'))) onClose();
  };
  return (
    <Drawer
      open
      title={t('newAccount')}
      size={480}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          block
          size="large"
          loading={busy}
          disabled={name.trim() === '' || account.trim() === ''}
          onClick={() => void save()}
        >
          {t('newAccount')}
        </Button>
      }
    >
      <Segmented
        block
        value={role}
        options={ACCOUNT_ROLES.map((value) => ({ value, label: t(`role_${value}`) }))}
        onChange={setRole}
      />
      <AccountFields
        draft={draft}
        onChange={(change) => setDraft({ ...draft, ...change })}
        isAdministrator={role === 'administrator'}
        password="initial"
      />
    </Drawer>
  );
}
