import type { Work } from '@plumbline/contract/api/works.ts';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingFailed } from '../feed/ListState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { workQuery } from '../queries/gallery-queries.ts';
import { CaseStory } from './CaseStory.tsx';
import { SimilarWorks } from './SimilarWorks.tsx';
import { useReturnToList } from './use-return-to-list.ts';
import { useStepKeys } from './use-step-keys.ts';
import { type WorkSteps, useWorkSteps } from './use-work-steps.ts';
import styles from './WorkDialog.module.css';
import { WorkFacts } from './WorkFacts.tsx';
import { WorkPictures } from './WorkPictures.tsx';
import { isGone } from '../../api/is-gone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** One work over the page that it was found on: the pictures, what is known of them, and those that look alike. */
export function WorkDialog({ workId }: { readonly workId: string }) {
  const { t } = useTranslation('gallery');
  const query = useQuery(workQuery(workId));
  const steps = useWorkSteps(workId);
  useStepKeys(steps, styles['root'] ?? '');
  useReturnToList(workId);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Another work begins at its top.
    scroller.current?.scrollTo({ top: 0 });
  }, [workId]);
  const work = query.data;
  const gone = isGone(query.error);
  return (
    <Modal
      open
      zIndex={900}
      footer={null}
      focusable={{ focusTriggerAfterClose: false }}
      width="auto"
      rootClassName={styles['root'] ?? ''}
      title={<Head title={work?.title ?? t('work')} steps={steps} />}
      onCancel={steps.close}
    >
      <div ref={scroller} className={styles['scroller']} data-printed-alone>
        {query.isPending && <div className={styles['pending']} role="status" aria-label={t('loading')} />}
        {query.isError &&
          (gone ? (
            <EmptyState alert title={t('workGone')} body={t('workGoneBody')} />
          ) : (
            <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
          ))}
        {work && <Content key={work.workId} work={work} scroller={scroller} />}
      </div>
    </Modal>
  );
}

function Head({ title, steps }: { readonly title: string; readonly steps: WorkSteps }) {
  const { t } = useTranslation('gallery');
  return (
    <span className={styles['head']}>
      <span className={styles['title']}>{title}</span>
      {(steps.previous || steps.next) && (
        <span className={styles['steps']}>
          <IconButton
            icon="chevron-left"
            label={t('previousWork')}
            disabled={!steps.previous}
            onClick={() => steps.previous?.()}
          />
          <IconButton
            icon="chevron-right"
            label={t('nextWork')}
            disabled={!steps.next}
            onClick={() => steps.next?.()}
          />
        </span>
      )}
    </span>
  );
}

interface ContentProps {
  readonly work: Work;
  readonly scroller: React.RefObject<HTMLDivElement | null>;
}

function Content({ work, scroller }: ContentProps) {
  return (
    <>
      <div className={styles['top']} data-kind={work.kind}>
        {work.kind === 'case' ? <CaseStory work={work} /> : <WorkPictures work={work} />}
        <WorkFacts work={work} />
      </div>
      <SimilarWorks workId={work.workId} scroller={scroller} />
    </>
  );
}
