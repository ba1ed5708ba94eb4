import { type ManagedWork, WORK_QUEUES } from '@plumbline/contract/api/administration/works.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { consoleApi } from '../console-api.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useChange } from '../use-change.ts';
import { useListState } from '../use-list-state.ts';
import { HideWorkDialog } from './HideWorkDialog.tsx';
import { ManagedWorkCard } from './ManagedWorkCard.tsx';
import { managedWorksQuery } from './managed-works-query.ts';
import styles from './Works.module.css';

/** Published works as an administrator looks after them: those that wait, that were reported, that are hidden or seen. */
export function WorksSection() {
  const { t } = useTranslation('moderation');
  const state = useListState();
  const queue = state.oneOf('queue', WORK_QUEUES) ?? 'pending';
  const list = useInfiniteQuery(managedWorksQuery(queue));
  const { busy, run } = useChange();
  const [hiding, setHiding] = useState<ManagedWork>();
  const first = list.data?.pages[0];
  const works = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const approve = ({ workId, revision, title }: ManagedWork) =>
    run(
      () => consoleApi('approveWork', { params: { workId }, body: { revision } }),
      t('approved', { name: title }),
    );
  const nameOf = (value: (typeof WORK_QUEUES)[number]) => {
    const count = value === 'pending' || value === 'reported' ? (first?.waiting[value] ?? 0) : 0;
    const name = t(`queue_${value}`);
    return count > 0 ? t('counted', { name, count }) : name;
  };
  return (
    <>
      <SectionHead title={t('title')} />
      <div className={styles['bar']}>
        <ChipChoice
          label={t('queue')}
          layout="row"
          options={WORK_QUEUES.map((value) => ({ value, name: nameOf(value) }))}
          value={queue}
          onChange={(value) => state.change({ queue: value })}
        />
        {first && <p>{t(first.review ? 'reviewOn' : 'reviewOff')}</p>}
      </div>
      {list.isError && !list.data && <LoadFailed onRetry={() => void list.refetch()} />}
      {list.isSuccess && works.length === 0 && (
        <div className={styles['empty']} role="status">
          <strong>{t('empty')}</strong>
          <p>{t('emptyBody')}</p>
        </div>
      )}
      <ul className={styles['works']}>
        {works.map((work) => (
          <ManagedWorkCard
            key={work.workId}
            work={work}
            busy={busy}
            onApprove={
              work.state === 'visible' && work.reportCount === 0 ? undefined : () => void approve(work)
            }
            onHide={work.state === 'hidden' ? undefined : () => setHiding(work)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {hiding && (
        <HideWorkDialog
          work={hiding}
          onClose={() => setHiding(undefined)}
          // What was only just hidden has the same words and pictures: it may be shown again.
          onHidden={() => {
            const { title } = hiding;
            toast.success(t('hidden', { name: title }), {
              label: t('undo'),
              act: () => void approve(hiding),
            });
          }}
        />
      )}
    </>
  );
}
