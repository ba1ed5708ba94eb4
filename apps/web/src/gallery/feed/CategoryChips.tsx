import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { categoriesQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { idsOfPath } from '../address/category-path.ts';
import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import styles from './Feed.module.css';

interface Props {
  /** From the domain down to what is shown; empty: everything. */
  readonly path: readonly CategoryNode[];
  readonly all: string;
  readonly addressOf: (ids: string) => string;
}

const DEEPEST = 3;

/** Categories to walk through, level by level: those below the one that is open stand in the next line. */
export function CategoryChips({ path, all, addressOf }: Props) {
  const { t } = useTranslation('gallery');
  const localised = useLocalised();
  const { search } = useLocation();
  const root = useQuery(categoriesQuery).data?.[0];
  const levels = [root, ...path].filter((node) => node !== undefined).slice(0, DEEPEST);
  // Filters are taken along; what names another category is not.
  const kept = new URLSearchParams(search);
  kept.delete('ids');
  const query = kept.toString();
  const to = (address: string) => {
    if (query === '') return address;
    return `${address}${address.includes('?') ? '&' : '?'}${query}`;
  };
  return (
    <nav aria-label={t('categories')} className={styles['categories']}>
      {levels.map((parent, level) =>
        parent.children.length === 0 ? null : (
          <ul key={parent.id} data-level={level}>
            {level === 0 && (
              <li>
                <Link to={to(all)} aria-current={path.length === 0 ? 'page' : undefined}>
                  {t('everything')}
                </Link>
              </li>
            )}
            {parent.children.map((node) => {
              const isOpen = path[level]?.id === node.id;
              return (
                <li key={node.id}>
                  <Link
                    to={to(addressOf(idsOfPath([...path.slice(0, level), node])))}
                    aria-current={isOpen ? (level === path.length - 1 ? 'page' : 'true') : undefined}
                  >
                    {localised(node.name)}
                  </Link>
                </li>
              );
            })}
          </ul>
        ),
      )}
    </nav>
  );
}
