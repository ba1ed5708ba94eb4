import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import type { Batch, BatchOrderBody } from '@plumbline/contract/api/batches.ts';
import { BATCH_TITLE_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { openRecharge } from '../../recharge/recharge-store.ts';
import { Button } from '../../ui/Button.tsx';
import { batchesChanged, batchQuery, planQuery } from '../batch-queries.ts';
import styles from './Compose.module.css';
import type { Picked } from './LookPicker.tsx';
import { NamesField } from './NamesField.tsx';
import type { OrderBase } from './use-bases.ts';

const OFFERED_MORE: ReadonlySet<string> = new Set(['NOT_ENOUGH_TICKETS', 'DAILY_COUNT_USED_UP']);
/** A change is asked about when the hand rests. */
const REST_MS = 250;

interface Props {
  /** Undefined while there is nothing that could be ordered. */
  readonly body: BatchOrderBody | undefined;
  readonly bases: readonly OrderBase[];
  readonly picked: Picked;
  readonly title: string;
  readonly names: string;
  readonly onTitle: (title: string) => void;
  readonly onNames: (pattern: string) => void;
}

/** What the order is, what it costs, what its files are called, and the start. */
export function OrderSummary({ body, bases, picked, title, names, onTitle, onNames }: Props) {
  const { t } = useTranslation('batches');
  const locale = useLocale();
  const rested = useRested(body);
  const plan = useQuery(planQuery(rested));
  const { send, sending, refusal } = useStart();
  const looks = Object.values(picked).reduce((product, each) => product * Math.max(1, each.length), 1);
  const uploading = bases.some(({ imageId, failed }) => imageId === undefined && failed === undefined);
  const cells = bases.length * looks;
  const known = plan.data && body !== undefined && !plan.isError ? plan.data : undefined;
  const stale = rested !== body || plan.isPlaceholderData;
  const short = known !== undefined && known.left >= 0 && known.left < known.tickets;
  const why = bases.length === 0 ? t('needPictures') : uploading ? t('uploading') : undefined;
  return (
    <aside className={styles['summary']} aria-label={t('order')}>
      <div className={styles['field']}>
        <label htmlFor="batch-title">{t('name')}</label>
        <input
          id="batch-title"
          value={title}
          maxLength={BATCH_TITLE_MAX}
          placeholder={t('namePlaceholder')}
          onChange={({ target }) => onTitle(target.value)}
        />
      </div>
      <NamesField value={names} examples={known?.names ?? []} onChange={onNames} />
      <div className={styles['total']} role="status" aria-busy={stale}>
        <p>{t('sum', { bases: bases.length, looks, cells })}</p>
        {known && (
          <p className={styles['price']}>
            <strong>{known.left === -1 ? t('free') : t('tickets', { count: known.tickets })}</strong>
            <span>
              {t('picturesCount', { count: known.pictures })}
              {known.left >= 0 && <> · {t('left', { left: known.left })}</>}
            </span>
          </p>
        )}
        {plan.isError && body !== undefined && (
          <p className={styles['why']} role="alert">
            {userMessage(plan.error, locale)}
          </p>
        )}
        {refusal !== undefined && !plan.isError && (
          <p className={styles['why']} role="alert">
            {refusal}
          </p>
        )}
        {known && known.left >= 0 && <small>{t('priceNote')}</small>}
      </div>
      <Button
        kind="primary"
        size="large"
        block
        loading={sending}
        disabled={why !== undefined || known === undefined || stale}
        onClick={() => (short ? openRecharge() : body && known && send({ ...body, tickets: known.tickets }))}
      >
        {why ?? t('start')}
      </Button>
    </aside>
  );
}

function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function useStart() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const attempt = useRef({ said: '', key: '' });
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: BatchOrderBody) => {
      const said = JSON.stringify(body);
      // The same once more, after an answer that was lost, is the same order.
      if (attempt.current.said !== said) attempt.current = { said, key: newIdempotencyKey() };
      return api('startBatch', { body, idempotencyKey: attempt.current.key });
    },
    onSuccess: (batch: Batch) => {
      client.setQueryData(batchQuery(batch.batchId).queryKey, batch);
      batchesChanged(client);
      void navigate(`/batches/${batch.batchId}`);
    },
    onError: (error) => {
      const code = error instanceof AppError ? error.code : '';
      if (error instanceof AppError && error.status < 500) attempt.current = { said: '', key: '' };
      if (OFFERED_MORE.has(code)) openRecharge();
      setRefusal(userMessage(error, locale));
      void client.invalidateQueries({ queryKey: ['batches', 'plan'] });
    },
  });
  return { send: mutate, sending: isPending, refusal };
}
