import type { Batch } from '@plumbline/contract/api/batches.ts';
import { BATCH_TITLE_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineText } from '../../ui/inline-text/InlineText.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import styles from './Batch.module.css';
import { NamesDialog } from './NamesDialog.tsx';
import type { BatchActions } from './use-batch-actions.ts';

interface Props {
  readonly batch: Batch;
  readonly actions: BatchActions;
}

/** What an order is called, how far it is, and what can be done to the whole of it. */
export function BatchHead({ batch, actions }: Props) {
  const { t } = useTranslation('batches');
  const localised = useLocalised();
  const [naming, setNaming] = useState(false);
  const { counts, cells, state, tickets, charged } = batch;
  const tool = localised(TOOLS[batch.function].title);
  const open = state === 'running' || state === 'paused';
  const pictures = batch.tasks.some(({ images }) => images.length > 0);
  const facts = [
    t(state),
    t('progress', { done: counts.done, cells }),
    ...(counts.failed > 0 ? [t('failedCount', { number: counts.failed })] : []),
    ...(tickets > 0 ? [t('charged', { charged, tickets })] : []),
    ...(batch.title === '' ? [] : [tool]),
  ];
  return (
    <header className={styles['head']}>
      <Link className={styles['back']} to="/batches">
        <Icon name="chevron-left" size={16} /> {t('back')}
      </Link>
      <div className={styles['row']}>
        <h1>
          <InlineText
            label={t('rename')}
            value={batch.title}
            placeholder={tool}
            maxLength={BATCH_TITLE_MAX}
            onCommit={(title) => actions.change({ title })}
          />
        </h1>
        <div className={styles['actions']} data-done={state === 'done' || undefined}>
          {state === 'running' && counts.waiting > 0 && (
            <Button loading={actions.busy === 'pause'} onClick={actions.pause}>
              {t('pause')}
            </Button>
          )}
          {state === 'paused' && (
            <Button kind="primary" loading={actions.busy === 'resume'} onClick={actions.resume}>
              {t('resume')}
            </Button>
          )}
          {open && <Button onClick={actions.cancel}>{t('cancel')}</Button>}
          {counts.failed > 0 && (
            <Button loading={actions.busy === 'retry'} onClick={() => actions.retry()}>
              {t('retryFailed')}
            </Button>
          )}
          {pictures && (
            <Menu
              className={styles['download']}
              placement="bottom-end"
              items={[
                { key: 'zip', label: t('zip'), onClick: () => actions.zip() },
                { key: 'jpg', label: t('zipJpg'), onClick: () => actions.zip('jpg') },
                { type: 'divider' },
                { key: 'pdf', label: t('sheetPdf'), onClick: actions.sheetPdf },
                { key: 'picture', label: t('sheetPicture'), onClick: actions.sheetPicture },
              ]}
            >
              {t('download')} <Icon name="chevron-down" size={14} />
            </Menu>
          )}
          <MenuButton
            icon="more"
            label={t('more')}
            items={[
              { key: 'names', label: t('renameFiles'), onClick: () => setNaming(true) },
              { type: 'divider' },
              { key: 'delete', label: t('delete'), onClick: actions.remove },
            ]}
          />
        </div>
      </div>
      <p className={styles['facts']} role="status">
        {facts.join(' · ')}
      </p>
      {open && (
        <div
          className={styles['bar']}
          data-state={state}
          role="progressbar"
          aria-label={t('progress', { done: counts.done, cells })}
          aria-valuemin={0}
          aria-valuemax={cells}
          aria-valuenow={counts.done}
        >
          <span style={{ width: `${(counts.done / Math.max(1, cells)) * 100}%` }} />
        </div>
      )}
      {naming && <NamesDialog batch={batch} onChange={actions.change} onClose={() => setNaming(false)} />}
    </header>
  );
}
