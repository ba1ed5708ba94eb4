import type { EngineReport } from '@plumbline/contract/api/catalogue.ts';
import type { Overview } from '@plumbline/contract/api/administration/operations.ts';
import { useEngineTitle } from '../../studio/panel/engine/use-engine-title.ts';
import { EngineFacts } from '../engines/EngineFacts.tsx';
import { StatusDot } from '../parts/StatusDot.tsx';
import styles from './EngineReports.module.css';

/** Engines with servers of their own: which, how they are, and what is not installed there. */
export function EngineReports({ workers }: { readonly workers: Overview['workers'] }) {
  const title = useEngineTitle();
  const reports = new Map<string, EngineReport>();
  for (const engine of workers.filter(({ alive }) => alive).flatMap(({ engines }) => engines))
    if (engine.servers.length > 0 && reports.get(engine.id)?.healthy !== true) reports.set(engine.id, engine);
  return [...reports.values()].map((report) => (
    <section key={report.id} className={styles['report']} aria-label={title(report.id)}>
      <h3>
        <StatusDot tone={report.healthy ? 'ink' : 'accent'}>{title(report.id)}</StatusDot>
      </h3>
      <EngineFacts report={report} />
    </section>
  ));
}
