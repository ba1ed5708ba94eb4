import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import { useTranslation } from 'react-i18next';
import styles from './EngineFacts.module.css';

/** How an engine is, where it stands, and what is not installed there. */
export function EngineFacts({
  report: { healthy, servers, place, detail, missing },
}: {
  readonly report: EngineReport;
}) {
  const { t } = useTranslation(['console', 'engine']);
  const facts = [t(healthy ? 'ready' : 'engine:unwell'), ...servers, t(`engine:${place}`)];
  return (
    <div className={styles['facts']}>
      <p>{facts.join(' · ')}</p>
      {detail !== null && <p>{detail}</p>}
      {missing.length > 0 && (
        <details>
          <summary>{t('engineMissing', { count: missing.length })}</summary>
          <ul>
            {missing.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
