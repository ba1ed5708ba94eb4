import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import feed from '../feed/Feed.module.css';
import { PagedGrid } from '../feed/PagedGrid.tsx';
import { Person } from '../people/Person.tsx';
import { collectionQuery } from '../queries/gallery-queries.ts';
import { CollectionMenu } from './CollectionMenu.tsx';
import styles from './Collections.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isGone } from '../../api/is-gone.ts';

const asItIs = (work: WorkCard) => work;

/** One collection with its works. */
export function CollectionView({ collectionId }: { readonly collectionId: string }) {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const query = useInfiniteQuery(collectionQuery(collectionId));
  const first = query.data?.pages[0];
  if (isGone(query.error))
    return (
      <div className={feed['page']}>
        <EmptyState title={t('noCollection')} body={t('noCollectionBody')}>
          <Link to="/moreCollections">{t('collections')}</Link>
        </EmptyState>
      </div>
    );
  const title = first ? first.collection.name || t('favourites') : t('collections');
  return (
    <div className={feed['page']}>
      <div className={feed['head']}>
        <h1>{title}</h1>
        {first && !first.own && <Person person={first.owner} />}
        {first?.own && (
          <span className={styles['actions']}>
            {!first.collection.public && (
              <span className={styles['under']}>
                <span>
                  <Icon name="lock" size={14} />
                  {t('onlyYou')}
                </span>
              </span>
            )}
            <CollectionMenu
              collection={first.collection}
              onDeleted={() => void navigate('/moreCollections', { replace: true })}
            />
          </span>
        )}
      </div>
      <PagedGrid
        label={title}
        query={query}
        asWork={asItIs}
        mixed
        empty={
          <EmptyState title={t('emptyCollection')} body={t('emptyCollectionBody')}>
            <Link to="/tupianHome">{t('toPictures')}</Link>
          </EmptyState>
        }
      />
    </div>
  );
}
