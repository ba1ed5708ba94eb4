import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useTranslation } from 'react-i18next';
import { timeAgo } from '../../i18n/time-ago.ts';
import { useLocale, useLocalised } from '../../i18n/use-locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './UnfinishedEdits.module.css';
import type { useUnfinishedEdits } from './use-unfinished-edits.ts';

type Props = ReturnType<typeof useUnfinishedEdits>;

/** Unfinished edits, each with its picture, its tool and when it was left. */
export function UnfinishedList({ edits, goOn, discard }: Props) {
  const { t } = useTranslation('unfinished');
  const localised = useLocalised();
  const locale = useLocale();
  return (
    <ul className={styles['list']}>
      {edits.map((edit) => {
        const tool = localised(TOOLS[edit.function].title);
        const when = timeAgo(new Date(edit.savedAt), new Date(), locale);
        return (
          <li key={`${edit.function} ${edit.imageId}`} className={styles['edit']}>
            <button type="button" onClick={() => goOn(edit)}>
              <Picture className={styles['picture']} src={edit.picture.thumbnailUrl} />
              <span className={styles['words']}>
                <span>
                  <span className="visually-hidden">{t('goOn')} </span>
                  {tool}
                </span>
                <small>
                  {[...(edit.masks > 0 ? [t('masks', { count: edit.masks })] : []), when].join(' · ')}
                </small>
              </span>
            </button>
            <IconButton icon="close" label={t('discardOf', { tool, when })} onClick={() => discard(edit)} />
          </li>
        );
      })}
    </ul>
  );
}
