import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Failed } from '../parts/States.tsx';
import styles from './Pick.module.css';

export interface Pickable {
  readonly id: string;
  readonly name: string;
  readonly cover: string;
  /** A second line: where it is already. */
  readonly note?: string;
}

/** What of a query is shown: absent parts of what is there at once. */
interface Loading {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage?: () => unknown;
}

interface Props {
  readonly items: readonly Pickable[];
  readonly picked: ReadonlySet<string>;
  readonly most: number;
  readonly list?: Loading;
  readonly shape?: 'scene' | 'swatch';
  readonly empty: string;
  readonly onChange: (picked: ReadonlySet<string>) => void;
}

/** Pictures to choose several of, in the order in which they were chosen. */
export function PickGrid({ items, picked, most, list, shape = 'scene', empty, onChange }: Props) {
  const { t } = useTranslation('projects');
  const toggle = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id) && next.size < most) next.add(id);
    onChange(next);
  };
  return (
    <div className={styles['scroller']}>
      {list?.isError && <Failed error={list.error} onRetry={() => void list.refetch()} />}
      {items.length === 0 && !list?.isError && (
        <p className={styles['none']} role="status">
          {list?.isPending ? t('loading') : empty}
        </p>
      )}
      <ul className={styles['grid']} data-shape={shape}>
        {items.map(({ id, name, cover, note }) => (
          <li key={id}>
            <button type="button" aria-pressed={picked.has(id)} onClick={() => toggle(id)}>
              <span className={styles['cover']}>
                {cover === '' ? <Icon name="picture" size={24} /> : <Picture src={cover} />}
                {picked.has(id) && (
                  <span className={styles['check']}>
                    <Icon name="check" size={14} />
                  </span>
                )}
              </span>
              <span className={styles['name']}>{name}</span>
              {note !== undefined && <small>{note}</small>}
            </button>
          </li>
        ))}
      </ul>
      {list?.hasNextPage && (
        <Button loading={list.isFetchingNextPage ?? false} onClick={() => void list.fetchNextPage?.()}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}
