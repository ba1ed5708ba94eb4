import { useTranslation } from 'react-i18next';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './UnfinishedEdits.module.css';
import { UnfinishedList } from './UnfinishedList.tsx';
import { useUnfinishedEdits } from './use-unfinished-edits.ts';

/** A way to the other unfinished edits while one is open; nothing where there is none. */
export function UnfinishedLink() {
  const { t } = useTranslation('unfinished');
  const unfinished = useUnfinishedEdits();
  if (unfinished.edits.length === 0) return null;
  return (
    <PopoverButton
      label={t('title')}
      titled
      placement="bottom-start"
      className={styles['link']}
      button={
        <>
          <Icon name="history" size={16} />
          {t('count', { count: unfinished.edits.length })}
        </>
      }
    >
      {(close) => (
        <div className={styles['popover']}>
          <UnfinishedList
            {...unfinished}
            goOn={(edit) => {
              close();
              unfinished.goOn(edit);
            }}
            discard={(edit) => {
              close();
              unfinished.discard(edit);
            }}
          />
        </div>
      )}
    </PopoverButton>
  );
}
