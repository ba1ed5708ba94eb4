import type { MineItem } from '@plumbline/contract/api/works.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Picture } from '../../ui/Picture.tsx';
import { hashOfWork } from '../address/work-hash.ts';
import feed from '../feed/Feed.module.css';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import { mineQuery } from '../queries/gallery-queries.ts';
import { byDay } from './by-day.ts';
import styles from './Downloads.module.css';
import { MineFrame } from './MineFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** What one took along, by day. */
export function DownloadsPage() {
  const { signedIn } = useCurrentUser();
  return <MineFrame>{signedIn && <Downloads />}</MineFrame>;
}

function Downloads() {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const query = useInfiniteQuery(mineQuery('download'));
  if (query.isPending) return <GridSkeleton />;
  if (!query.data) return <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <EmptyState title={t('downloadedNothing')} body={t('downloadedNothingBody')}>
        <Link to="/tupianHome">{t('lookAround')}</Link>
      </EmptyState>
    );
  const dayOf = (at: Date) => at.toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <>
      {byDay(items, dayOf).map(({ day, items: those }) => (
        <section key={day} className={styles['day']} aria-label={day}>
          <h2>{day}</h2>
          <ul>
            {those.map((item) => (
              <Downloaded key={`${item.workId ?? item.imageId}${item.at}`} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <div className={feed['rest']}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function Downloaded({ item }: { readonly item: MineItem }) {
  const { t } = useTranslation('gallery');
  const { search } = useLocation();
  const { workId } = item;
  const title = item.title || t('ownResult');
  return (
    <li>
      <Link
        to={workId === null ? '/list' : { search, hash: hashOfWork(workId) }}
        state={{ from: 'list' }}
        preventScrollReset={workId !== null}
      >
        <span style={{ backgroundColor: item.colours[0] }}>
          <Picture src={item.coverUrl} />
        </span>
        {title}
      </Link>
      <span>{item.author.name}</span>
    </li>
  );
}
