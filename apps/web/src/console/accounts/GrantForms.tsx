import { TICKETS_PER_GRANT } from '@plumbline/contract/api/administration/accounts.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { Button, Input, InputNumber, Select } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownCounters, useCapabilities } from '../../session/capabilities.ts';
import { consoleApi } from '../console-api.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import styles from './AccountPanel.module.css';

const LEVELS = ['month', 'year', 'permanent'] as const;

/** Tickets and membership as a gift. Each form has an id of its own until it was granted: a double click gives once. */
export function GrantForms({ accountId }: { readonly accountId: string }) {
  return (
    <>
      <TicketGrant accountId={accountId} />
      <MembershipGrant accountId={accountId} />
    </>
  );
}

function useGrantId() {
  const [grantId, setGrantId] = useState(() => crypto.randomUUID() as string);
  return { grantId, renew: () => setGrantId(crypto.randomUUID()) };
}

function TicketGrant({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('console');
  const id = useId();
  const { grantId, renew } = useGrantId();
  const counters = shownCounters(useCapabilities(), undefined);
  const [counter, setCounter] = useState<TicketCounter>('tickets');
  const [amount, setAmount] = useState<number | null>(10);
  const [reason, setReason] = useState('');
  const { busy, run } = useChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return;
    const body = { grantId, counter, amount, reason };
    const given = await run(
      () => consoleApi('grantAccountTickets', { params: { accountId }, body }),
      t('granted'),
    );
    if (!given) return;
    renew();
    setReason('');
  };
  return (
    <form className={styles['grant']} onSubmit={(event) => void submit(event)}>
      <h2>{t('grantTickets')}</h2>
      <div className={styles['row']}>
        <Field id={`${id}counter`} label={t('counter')}>
          <Select
            id={`${id}counter`}
            value={counter}
            options={counters.map((value) => ({ value, label: t(`counter_${value}`) }))}
            onChange={setCounter}
          />
        </Field>
        <Field id={`${id}amount`} label={t('amount')}>
          <InputNumber
            id={`${id}amount`}
            style={{ width: '100%' }}
            min={1}
            max={TICKETS_PER_GRANT}
            precision={0}
            value={amount}
            onChange={setAmount}
          />
        </Field>
      </div>
      <div className={styles['row']}>
        <Field id={`${id}reason`} label={t('reason')}>
          <Input
            id={`${id}reason`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button htmlType="submit" loading={busy} disabled={amount === null || reason.trim() === ''}>
          {t('grant')}
        </Button>
      </div>
    </form>
  );
}

function MembershipGrant({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('console');
  const id = useId();
  const { grantId, renew } = useGrantId();
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('month');
  const [reason, setReason] = useState('');
  const { busy, run } = useChange();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { grantId, level, reason };
    const given = await run(
      () => consoleApi('grantAccountMembership', { params: { accountId }, body }),
      t('granted'),
    );
    if (!given) return;
    renew();
    setReason('');
  };
  return (
    <form className={styles['grant']} onSubmit={(event) => void submit(event)}>
      <h2>{t('grantMembership')}</h2>
      <Field id={`${id}level`} label={t('level')}>
        <Select
          id={`${id}level`}
          value={level}
          options={LEVELS.map((value) => ({ value, label: t(`level_${value}`) }))}
          onChange={setLevel}
        />
      </Field>
      <div className={styles['row']}>
        <Field id={`${id}reason`} label={t('reason')}>
          <Input
            id={`${id}reason`}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <Button htmlType="submit" loading={busy} disabled={reason.trim() === ''}>
          {t('grant')}
        </Button>
      </div>
    </form>
  );
}
