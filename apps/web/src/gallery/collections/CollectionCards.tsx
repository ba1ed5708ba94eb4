import type { Collection } from '@plumbline/contract/api/collections.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Collections.module.css';

interface Props {
  readonly collections: readonly Collection[];
  /** What can be done with one of one's own. */
  readonly menu?: (collection: Collection) => ReactNode;
}

const CELLS = [0, 1, 2, 3];

/** Collections by up to four of their pictures. */
export function CollectionCards({ collections, menu }: Props) {
  const { t } = useTranslation('gallery');
  return (
    <ul className={styles['cards']}>
      {collections.map((collection) => {
        const { collectionId, covers, works } = collection;
        return (
          <li key={collectionId} className={styles['card']}>
            <Link to={`/moreCollections?collectionId=${collectionId}`}>
              <span className={styles['mosaic']} data-one={covers.length === 1}>
                {(covers.length === 1 ? [0] : CELLS).map((cell) => (
                  <span key={cell}>{covers[cell] !== undefined && <Picture src={covers[cell]} />}</span>
                ))}
              </span>
              <strong>{collection.name || t('favourites')}</strong>
            </Link>
            <span className={styles['under']}>
              <span>
                {!collection.public && <Icon name="lock" size={14} />}
                {t('count_works', { count: works, amount: works })}
              </span>
              {menu?.(collection)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
