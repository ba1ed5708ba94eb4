import { DESKTOP_MEMORY_MIN_GB } from '@plumbline/contract/constants.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCapabilities } from '../session/capabilities.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './Client.module.css';
import { AllInstallers, NewestRelease } from './Downloads.tsx';
import { type Release, releaseQuery } from './release-query.ts';
import { StepDrawing } from './StepDrawing.tsx';

const STEPS = [
  { step: 1, name: 'step1', body: 'step1Body' },
  { step: 2, name: 'step2', body: 'step2Body' },
  { step: 3, name: 'step3', body: 'step3Body' },
] as const;

/** The desktop client: what it does, its installers as the release's manifest lists them, and what it needs. */
export function ClientPage() {
  const { t } = useTranslation('client');
  const asked = useQuery({ ...releaseQuery, retry: false });
  const offered = offeredOf(asked.data);
  const needs = [
    [t('needsSystem'), t('needsSystemValue')],
    [t('needsServer'), t('needsServerValue')],
    [t('needsLocal'), t('needsLocalValue', { amount: DESKTOP_MEMORY_MIN_GB })],
  ];
  return (
    <div className={styles['page']}>
      <header className={styles['intro']}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Offer asked={asked} />
      <section aria-labelledby="client-steps">
        <h2 id="client-steps">{t('howTitle')}</h2>
        <ol className={styles['steps']}>
          {STEPS.map(({ step, name, body }) => (
            <li key={step}>
              <StepDrawing step={step} />
              <h3>
                <span className="tabular">{step}</span> {t(name)}
              </h3>
              <p>{t(body)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="client-needs">
        <h2 id="client-needs">{t('needsTitle')}</h2>
        <dl className={styles['needs']}>
          {needs.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {offered && <AllInstallers artefacts={offered.artefacts} />}
    </div>
  );
}

type Asked = UseQueryResult<Release | null>;

/** A release of which nothing can be downloaded is none. */
function offeredOf(release: Release | null | undefined): Release | undefined {
  return release && release.artefacts.length > 0 ? release : undefined;
}

/** The release, that there is none, or that it cannot be asked for: in a place of the same height, so that nothing below moves. */
function Offer({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation('client');
  const { data: release, isError, refetch } = asked;
  const offered = offeredOf(release);
  if (isError)
    return (
      <div className={styles['offer']}>
        <EmptyState title={t('failed')} body={t('failedBody')} alert>
          <Button onClick={() => void refetch()}>{t('again')}</Button>
        </EmptyState>
      </div>
    );
  if (release === undefined) return <div className={styles['offer']} aria-busy="true" />;
  return (
    <div className={styles['offer']}>{offered ? <NewestRelease release={offered} /> : <NoRelease />}</div>
  );
}

function NoRelease() {
  const { t } = useTranslation('client');
  const isLive = useCapabilities().has('real-time');
  return (
    <div className={styles['none']}>
      <EmptyState title={t('noneTitle')} body={t('noneBody')}>
        <Link className={styles['start']} to={isLive ? '/ailive' : '/'}>
          {t(isLive ? 'toLive' : 'toTools')}
        </Link>
      </EmptyState>
      <p className={styles['operator']}>
        {t('noneOperator')} <code>npm run release-desktop</code>
      </p>
    </div>
  );
}
