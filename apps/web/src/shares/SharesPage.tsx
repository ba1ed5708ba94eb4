import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { OwnShareCard } from './OwnShareCard.tsx';
import { sharesQuery } from './share-queries.ts';
import styles from './Shares.module.css';

/** Everything that one shares, and what was said to it. */
export function SharesPage() {
  const { t } = useTranslation('shares');
  const { signedIn } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const query = useInfiniteQuery({ ...sharesQuery, enabled: signedIn });
  const shares = query.data?.pages.flatMap((page) => page.items) ?? [];
  const open = search.get('share');
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      {!signedIn && (
        <EmptyState title={t('visitor')} body={t('visitorBody')}>
          <Button kind="primary" size="large" onClick={() => openDialog('login')}>
            {t('login')}
          </Button>
        </EmptyState>
      )}
      {query.isError && (
        <EmptyState alert title={t('failed')}>
          <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {query.isSuccess && shares.length === 0 && (
        <EmptyState title={t('none')} body={t('noneBody')}>
          <Link to="/list">{t('toWorks')}</Link>
        </EmptyState>
      )}
      <ul className={styles['shares']}>
        {shares.map((share) => (
          <OwnShareCard
            key={share.shareId}
            share={share}
            open={open === share.shareId}
            onToggle={() =>
              setSearch(open === share.shareId ? {} : { share: share.shareId }, { replace: true })
            }
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
