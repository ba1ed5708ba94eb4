import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNarrow } from '../../app/use-media.ts';
import { comparePath } from '../../compare/compare-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useStudio } from '../studio-context.ts';
import { HistoryItem } from './HistoryItem.tsx';
import styles from './HistoryStrip.module.css';
import { useHistoryTasks } from './use-history-tasks.ts';

const ITEM = { column: 72, row: 76 };

/** The user's renders, newest first: a column at the right, on a phone a row under the picture. */
export function HistoryStrip() {
  const { t } = useTranslation('studio');
  const { shown, task: open } = useStudio();
  const shownImage = open?.images[shown.variant];
  const onStage = open && shownImage && { task: open, imageId: shownImage.imageId };
  const narrow = useNarrow();
  const [favouritesOnly, setFavouritesOnly] = useState(false);
  const { tasks, query, signedIn } = useHistoryTasks(favouritesOnly);
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- read in the render that made it, never memoised
  const virtual = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? ITEM.row : ITEM.column),
    horizontal: narrow,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();

  const last = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= tasks.length - 6) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, tasks.length]);

  if (narrow && tasks.length === 0) return null;
  const extent = virtual.getTotalSize();
  return (
    <nav className={styles['strip']} aria-label={t('history')} data-guide="history">
      <div className={styles['head']}>
        <h2>{t('history')}</h2>
        <IconButton
          icon="star"
          label={t('favouritesOnly')}
          pressed={favouritesOnly}
          filled={favouritesOnly}
          disabled={!signedIn}
          onClick={() => setFavouritesOnly(!favouritesOnly)}
        />
      </div>
      {tasks.length === 0 && !query.isFetching && (
        <p className={styles['empty']}>
          {t(favouritesOnly ? 'noFavourites' : signedIn ? 'historyEmpty' : 'historyVisitor')}
        </p>
      )}
      <div className={styles['scroller']} ref={scroller}>
        <ol className={styles['list']} style={narrow ? { width: extent } : { height: extent }}>
          {items.map((item) => {
            const task = tasks[item.index];
            if (!task) return null;
            const picture = task.images[0];
            const shift = narrow ? `translateX(${item.start}px)` : `translateY(${item.start}px)`;
            return (
              <li key={task.taskId} className={styles['item']} style={{ transform: shift }}>
                <HistoryItem
                  task={task}
                  current={task.taskId === shown.taskId}
                  onOpen={() => shown.show(task.taskId)}
                />
                {onStage && picture && task.taskId !== shown.taskId && (
                  <Link
                    className={styles['compare']}
                    to={comparePath(onStage, { task, imageId: picture.imageId })}
                    aria-label={t('compareWithShown')}
                    data-tip={t('compareWithShown')}
                  >
                    <Icon name="compare" size={14} />
                  </Link>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </nav>
  );
}
