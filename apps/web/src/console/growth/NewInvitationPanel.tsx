import { TICKETS_PER_GRANT } from '@plumbline/contract/api/administration/accounts.ts';
import { INVITATION_USES_MAX } from '@plumbline/contract/api/administration/invitations.ts';
import { Button, Drawer, Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOf } from '../accounts/account-draft.ts';
import styles from '../accounts/AccountPanel.module.css';
import { consoleApi } from '../console-api.ts';
import { Field } from '../parts/Field.tsx';
import { useChange } from '../use-change.ts';
import { daysBefore } from './days-before.ts';

interface Props {
  readonly onClose: () => void;
  /** The new code, to be shown with its link. */
  readonly onMade: (code: string) => void;
}

export function NewInvitationPanel({ onClose, onMade }: Props) {
  const { t } = useTranslation('growth');
  const id = useId();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [maxUses, setMaxUses] = useState<number | null>(null);
  const [until, setUntil] = useState('');
  const [tickets, setTickets] = useState<number | null>(0);
  const [today] = useState(() => daysBefore(new Date(), 0));
  const { busy, run } = useChange();
  const save = async () => {
    const body = {
      ...(code.trim() === '' ? {} : { code }),
      note,
      maxUses,
      expiresAt: endOf(until),
      tickets: tickets ?? 0,
    };
    let made = '';
    const done = await run(async () => {
      made = (await consoleApi('createInvitation', { body })).code;
    }, t('newInvitation'));
    if (!done) return;
    onMade(made);
    onClose();
  };
  return (
    <Drawer
      open
      title={t('newInvitation')}
      size={480}
      onClose={onClose}
      footer={
        <Button type="primary" block size="large" loading={busy} onClick={() => void save()}>
          {t('create')}
        </Button>
      }
    >
      <Field id={`${id}code`} label={t('code')} hint={t('codeHint')}>
        <Input
          id={`${id}code`}
          maxLength={32}
          autoComplete="off"
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
      </Field>
      <Field id={`${id}note`} label={t('note')} hint={t('noteHint')}>
        <Input
          id={`${id}note`}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <div className={styles['fields']}>
        <Field id={`${id}uses`} label={t('maxUses')} hint={t('maxUsesHint')}>
          <InputNumber
            id={`${id}uses`}
            style={{ width: '100%' }}
            min={1}
            max={INVITATION_USES_MAX}
            precision={0}
            value={maxUses}
            onChange={setMaxUses}
          />
        </Field>
        <Field id={`${id}until`} label={t('until')} hint={t('untilHint')}>
          <Input
            id={`${id}until`}
            type="date"
            min={today}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </Field>
      </div>
      <Field id={`${id}gift`} label={t('gift')} hint={t('giftHint')}>
        <InputNumber
          id={`${id}gift`}
          style={{ width: '100%' }}
          min={0}
          max={TICKETS_PER_GRANT}
          precision={0}
          value={tickets}
          onChange={setTickets}
        />
      </Field>
    </Drawer>
  );
}
