import type { WorkCard } from '@plumbline/contract/api/works.ts';
import { useTranslation } from 'react-i18next';
import styles from '../grid/WorkGrid.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { useCollect } from './use-collect.ts';
import { useLike } from './use-like.ts';
import { useSignedInAct } from './use-signed-in-act.ts';

/** What can be done with a work where it stands in a list. */
export function TileActions({ work, tabIndex }: { readonly work: WorkCard; readonly tabIndex: number }) {
  const { t } = useTranslation('gallery');
  const like = useLike();
  const collect = useCollect();
  const signedIn = useSignedInAct();
  return (
    <span className={styles['acts']}>
      <button
        type="button"
        className={styles['act']}
        tabIndex={tabIndex}
        aria-label={t('like')}
        aria-pressed={work.liked}
        title={t('like')}
        onClick={() => like(work)}
      >
        <Icon name="heart" size={18} filled={work.liked} />
      </button>
      <button
        type="button"
        className={styles['act']}
        tabIndex={tabIndex}
        aria-label={t('collect')}
        aria-pressed={work.collected}
        title={t('collect')}
        onClick={() => signedIn(() => collect({ work, on: !work.collected }))}
      >
        <Icon name="bookmark" size={18} filled={work.collected} />
      </button>
    </span>
  );
}
