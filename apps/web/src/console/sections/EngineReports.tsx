import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { Overview } from '@plumbline/contract/api/administration/operations.ts';
import { useTranslation } from 'react-i18next';
import { useEngineTitle } from '../../studio/panel/engine/use-engine-title.ts';
import { StatusDot } from '../parts/StatusDot.tsx';
import styles from './EngineReports.module.css';

/** Engines with servers of their own: which, how they are, and what is not installed there. */
export function EngineReports({ workers }: { readonly workers: Overview['workers'] }) {
  const { t } = useTranslation(['console', 'engine']);
  const title = useEngineTitle();
  const reports = new Map<string, EngineReport>();
  for (const engine of workers.filter(({ alive }) => alive).flatMap(({ engines }) => engines))
    if (engine.servers.length > 0 && reports.get(engine.id)?.healthy !== true) reports.set(engine.id, engine);
  return [...reports.values()].map(({ id, healthy, servers, place, detail, missing }) => (
    <section key={id} className={styles['report']} aria-label={title(id)}>
      <h3>
        <StatusDot tone={healthy ? 'ink' : 'accent'}>{title(id)}</StatusDot>
      </h3>
      <p>
        {servers.join(' · ')} · {t(`engine:${place}`)}
      </p>
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
    </section>
  ));
}
