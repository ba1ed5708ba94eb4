import { API_KEY_SCOPES, SCOPE_TEXTS, USUAL_SCOPES } from '@plumbline/contract/access/api-key-scopes.ts';
import {
  API_KEY_NAME_MAX,
  API_KEY_REQUESTS_MAX,
  API_KEY_TICKETS_MAX,
  type CreatedApiKey,
} from '@plumbline/contract/api/account.ts';
import { Checkbox, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useAccountAction } from '../use-account-action.ts';
import styles from './ApiKeys.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCreated: (key: CreatedApiKey) => Promise<void>;
}

const DAYS = [30, 90, 365] as const;
const FRESH = {
  name: '',
  scopes: USUAL_SCOPES,
  expiresInDays: 90 as number | null,
  requestsPerMinute: null as number | null,
  ticketsPerDay: null as number | null,
};

/** What a new key may, and for how long. */
export function CreateKeyDialog({ open, onClose, onCreated }: Props) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { busy, act } = useAccountAction();
  const [wanted, setWanted] = useState(FRESH);
  const change = (part: Partial<typeof FRESH>) => setWanted({ ...wanted, ...part });
  const isReady = wanted.name.trim() !== '' && wanted.scopes.length > 0;
  const create = () =>
    act(async () => {
      const { name, scopes, expiresInDays, requestsPerMinute, ticketsPerDay } = wanted;
      const key = await api('createApiKey', {
        body: {
          name: name.trim(),
          scopes: [...scopes],
          ...(expiresInDays === null ? {} : { expiresInDays }),
          ...(requestsPerMinute === null ? {} : { requestsPerMinute }),
          ...(ticketsPerDay === null ? {} : { ticketsPerDay }),
        },
      });
      onClose();
      await onCreated(key);
    });
  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => setWanted(FRESH)}
      title={t('createKey')}
      okText={t('createKey')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={busy}
      onOk={() => void create()}
      centered
      destroyOnHidden
      width={520}
    >
      <div className={styles['form']}>
        <label className={styles['field']}>
          <span>{t('keyName')}</span>
          <Input
            autoFocus
            placeholder={t('keyNameExample')}
            maxLength={API_KEY_NAME_MAX}
            value={wanted.name}
            onChange={(event) => change({ name: event.target.value })}
            onPressEnter={() => isReady && void create()}
          />
        </label>
        <fieldset className={styles['choices']}>
          <legend>{t('keyScopes')}</legend>
          {API_KEY_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={wanted.scopes.includes(scope)}
              onChange={({ target }) =>
                change({
                  scopes: API_KEY_SCOPES.filter((each) =>
                    each === scope ? target.checked : wanted.scopes.includes(each),
                  ),
                })
              }
            >
              {SCOPE_TEXTS[scope].name[locale]}
              <small>{SCOPE_TEXTS[scope].about[locale]}</small>
            </Checkbox>
          ))}
        </fieldset>
        <div className={styles['limits']}>
          <label className={styles['field']}>
            <span>{t('keyDays')}</span>
            <Select
              value={wanted.expiresInDays ?? 0}
              onChange={(days) => change({ expiresInDays: days === 0 ? null : days })}
              options={[
                ...DAYS.map((days) => ({ value: days as number, label: t('days', { count: days }) })),
                { value: 0, label: t('keyForever') },
              ]}
            />
          </label>
          <label className={styles['field']}>
            <span>{t('keyTickets')}</span>
            <InputNumber
              min={1}
              max={API_KEY_TICKETS_MAX}
              precision={0}
              placeholder={t('keyNoLimit')}
              value={wanted.ticketsPerDay}
              onChange={(ticketsPerDay) => change({ ticketsPerDay })}
            />
          </label>
          <label className={styles['field']}>
            <span>{t('keyRequests')}</span>
            <InputNumber
              min={1}
              max={API_KEY_REQUESTS_MAX}
              precision={0}
              placeholder={String(API_KEY_REQUESTS_MAX)}
              value={wanted.requestsPerMinute}
              onChange={(requestsPerMinute) => change({ requestsPerMinute })}
            />
          </label>
        </div>
      </div>
    </Modal>
  );
}
