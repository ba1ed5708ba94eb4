import type { OwnIdentity } from '@plumbline/contract/api/joining.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal, Select, Skeleton } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { identitiesQuery } from '../account/identities/identities-query.ts';
import { api } from '../api/client.ts';
import { CodeField } from '../sign-in/CodeField.tsx';
import styles from '../sign-in/SignIn.module.css';
import offer from './Offer.module.css';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { closeDialog, finishDialog, openDialog } from './dialog-store.ts';
import { toast } from '../ui/toast/toast.ts';

type Provable = OwnIdentity & { readonly provider: 'sms' | 'email' | 'account' };

function isProvable(identity: OwnIdentity): identity is Provable {
  return identity.provider !== 'wechat';
}

/** Asks that who is signed in proves it once more, before what takes an account over or away. */
export function ValidationDialog() {
  const { t } = useTranslation('dialogs');
  const query = useQuery(identitiesQuery);
  const ways = query.data?.filter(isProvable) ?? [];
  return (
    <Modal open centered width={420} footer={null} title={t('validationTitle')} onCancel={closeDialog}>
      <p className={offer['lead']}>{t('validationLead')}</p>
      {query.isPending && <Skeleton active title={false} />}
      {ways.length > 0 && <ProofForm ways={ways} />}
      {query.isError && (
        <Button size="large" block onClick={() => void query.refetch()}>
          {t('retry')}
        </Button>
      )}
      {query.isSuccess && ways.length === 0 && (
        // WeChat knows no codes to type: who came by it signs in by it again.
        <Button type="primary" size="large" block onClick={() => openDialog('wechat')}>
          {t('loginAgain')}
        </Button>
      )}
    </Modal>
  );
}

function ProofForm({ ways }: { readonly ways: readonly Provable[] }) {
  const { t } = useTranslation(['dialogs', 'identities', 'signIn']);
  const { busy, attempt } = useAttempt<'confirm'>();
  const [chosen, setChosen] = useState(ways[0]?.identityId ?? '');
  const [proof, setProof] = useState('');
  const way = ways.find(({ identityId }) => identityId === chosen) ?? ways[0];
  if (!way) return null;
  const { identityId, provider } = way;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt('confirm', async () => {
      await api('confirm', { body: { identityId, proof } });
      finishDialog();
      toast.success(t('validated'));
    });
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{t('validationWay')}</span>
        <Select
          size="large"
          value={identityId}
          onChange={(next) => {
            setChosen(next);
            setProof('');
          }}
          options={ways.map((each) => ({
            value: each.identityId,
            label: `${t(`identities:${each.provider}`)} ${each.label}`,
          }))}
        />
      </label>
      {provider === 'account' ? (
        <label className={styles['field']}>
          <span>{t('signIn:password')}</span>
          <Input.Password
            size="large"
            autoComplete="current-password"
            maxLength={128}
            value={proof}
            onChange={(event) => setProof(event.target.value)}
          />
        </label>
      ) : (
        <CodeField
          channel={provider}
          value={proof}
          onChange={setProof}
          send={() => api('confirmSend', { body: { identityId } })}
        />
      )}
      <Button type="primary" size="large" htmlType="submit" block loading={busy === 'confirm'}>
        {t('validate')}
      </Button>
    </form>
  );
}
