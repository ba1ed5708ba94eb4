import type { EnginePolicy } from '@plumbline/contract/engines/engine-policy.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { consoleApi } from '../console-api.ts';
import { enginePolicyQuery, overviewQuery } from '../console-queries.ts';
import { formatTime } from '../format.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useChange } from '../use-change.ts';
import { EngineDefaults } from './EngineDefaults.tsx';
import { EngineRuleCard } from './EngineRuleCard.tsx';
import styles from './Engines.module.css';
import { knownEngines } from './known-engines.ts';
import { tidied } from './policy-draft.ts';

/** Who may use which engine, what it costs, and which comes first; saved together, as a version. */
export function EnginesSection() {
  const { t } = useTranslation('consoleEngines');
  const locale = useLocale();
  const client = useQueryClient();
  const query = useQuery(enginePolicyQuery);
  const overview = useQuery(overviewQuery);
  const { busy, run } = useChange();
  const [changed, setChanged] = useState<EnginePolicy>();
  const current = query.data?.current;
  const policy = changed ?? current?.policy;
  const save = async () => {
    if (!current || !changed) return;
    const body = { seenVersion: current.version, policy: tidied(changed) };
    if (await run(() => consoleApi('setEnginePolicy', { body }), t('saved'))) setChanged(undefined);
    else void client.invalidateQueries({ queryKey: enginePolicyQuery.queryKey });
  };
  const failed = (query.isError && !query.data) || (overview.isError && !overview.data);
  const engines = policy && knownEngines(overview.data?.workers ?? [], policy);
  return (
    <>
      <SectionHead title={t('title')}>
        <Button type="primary" loading={busy} disabled={!changed} onClick={() => void save()}>
          {t('save')}
        </Button>
      </SectionHead>
      <div className={styles['body']}>
        <p className={styles['note']}>
          {t('note')}{' '}
          {current?.changedBy &&
            `${t('version', { version: current.version })} · ${formatTime(current.changedAt, locale)} · ${current.changedBy}`}
        </p>
        {failed ? (
          <LoadFailed onRetry={() => void Promise.all([query.refetch(), overview.refetch()])} />
        ) : (
          policy &&
          engines && (
            <>
              <div className={styles['cards']}>
                {engines.map((engine) => (
                  <EngineRuleCard key={engine.id} engine={engine} policy={policy} onChange={setChanged} />
                ))}
              </div>
              <EngineDefaults engines={engines} policy={policy} onChange={setChanged} />
            </>
          )
        )}
      </div>
    </>
  );
}
