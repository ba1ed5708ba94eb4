import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { toolPricesQuery } from '../console-queries.ts';
import { formatTime } from '../format.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useChange } from '../use-change.ts';
import { numberOf, partsOf, readPrice, toolPriceDraftOf, toolPricesOf } from './tool-price-draft.ts';
import styles from './Plans.module.css';

/** What a picture of each tool costs; saved together, as a version. */
export function ToolPrices({ choice }: { readonly choice: ReactNode }) {
  const { t } = useTranslation('consolePlans');
  const locale = useLocale();
  const localised = useLocalised();
  const client = useQueryClient();
  const query = useQuery(toolPricesQuery);
  const { busy, run } = useChange();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const current = query.data?.current;
  const stood = toolPriceDraftOf(current?.prices ?? {});
  const draft = { ...stood, ...typed };
  const prices = toolPricesOf(draft);
  const isChanged = Object.entries(typed).some(([key, value]) => stood[key] !== value);
  const save = async () => {
    if (!current || !prices) return;
    const body = { seenVersion: current.version, prices };
    if (await run(() => consoleApi('setToolPrices', { body }), t('saved'))) setTyped({});
    else void client.invalidateQueries({ queryKey: toolPricesQuery.queryKey });
  };
  return (
    <>
      <SectionHead title={t('title')}>
        <Button
          type="primary"
          loading={busy}
          disabled={!current || !prices || !isChanged}
          onClick={() => void save()}
        >
          {t('saveToolPrices')}
        </Button>
      </SectionHead>
      {choice}
      <p className={styles['note']}>
        {t('toolPricesNote')}{' '}
        {current?.changedBy &&
          `${t('version', { version: current.version })} · ${formatTime(current.changedAt, locale)} · ${current.changedBy}`}
        {current && !prices && (
          <span role="alert" className={styles['wrong']}>
            {t('priceRange')}
          </span>
        )}
      </p>
      {query.isError && !query.data ? (
        <LoadFailed onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          label={t('view_tools')}
          rows={current && FUNCTION_NAMES}
          keyOf={(name) => name}
          columns={[
            {
              key: 'tool',
              title: t('tool'),
              cell: (name) => <span className={styles['tool']}>{localised(TOOLS[name].title)}</span>,
            },
            {
              key: 'standard',
              title: t('standard'),
              wideOnly: true,
              align: 'end',
              cell: (name) =>
                partsOf(name)
                  .map(({ part }) => numberOf(TOOLS[name].price, part))
                  .join(' / '),
            },
            {
              key: 'price',
              title: t('perImage'),
              align: 'end',
              cell: (name) => (
                <span className={styles['prices']}>
                  {partsOf(name).map(({ key, name: part }) => {
                    const tool = localised(TOOLS[name].title);
                    const isWrong = readPrice(draft[key] ?? '') === undefined;
                    return (
                      <label key={key}>
                        {part}
                        <Input
                          style={{ width: 72 }}
                          inputMode="numeric"
                          maxLength={4}
                          aria-invalid={isWrong}
                          {...(isWrong ? { status: 'error' as const } : {})}
                          aria-label={part === '' ? t('priceOf', { tool }) : t('priceOfPart', { tool, part })}
                          value={draft[key] ?? ''}
                          onChange={(event) =>
                            setTyped({ ...typed, [key]: event.target.value.replace(/\D/g, '') })
                          }
                        />
                      </label>
                    );
                  })}
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  );
}
