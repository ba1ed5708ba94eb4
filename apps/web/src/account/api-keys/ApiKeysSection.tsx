import type { CreatedApiKey } from '@plumbline/contract/api/account.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeysQuery } from '../account-queries.ts';
import sections from '../Section.module.css';
import { SectionState } from '../SectionState.tsx';
import styles from './ApiKeys.module.css';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { NewApiKey } from './NewApiKey.tsx';

/** Keys for the programs of an enterprise. */
export function ApiKeysSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const query = useQuery(apiKeysQuery);
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey>();
  const refresh = () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
  // One that was revoked is not shown as new any more.
  const isThere = query.data?.some(({ keyId }) => keyId === created?.keyId) ?? false;

  return (
    <SectionState query={query}>
      <div className={styles['top']}>
        <p className={sections['lead']}>{t('keysLead')}</p>
        <Button type="primary" onClick={() => setCreating(true)}>
          {t('createKey')}
        </Button>
      </div>
      {created && isThere && <NewApiKey apiKey={created} />}
      <ul className={sections['card']}>
        {query.data?.length === 0 && <li className={sections['empty']}>{t('noKeys')}</li>}
        {query.data?.map((key) => (
          <KeyRow key={key.keyId} apiKey={key} onChanged={refresh} />
        ))}
      </ul>
      <CreateKeyDialog
        open={isCreating}
        onClose={() => setCreating(false)}
        onCreated={async (key) => {
          setCreated(key);
          await refresh();
        }}
      />
    </SectionState>
  );
}
