import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import styles from './UnfinishedEdits.module.css';
import { UnfinishedList } from './UnfinishedList.tsx';
import { useUnfinishedEdits } from './use-unfinished-edits.ts';

/** A way to the other unfinished edits while one is open; nothing where there is none. */
export function UnfinishedLink() {
  const { t } = useTranslation('unfinished');
  const unfinished = useUnfinishedEdits();
  const [open, setOpen] = useState(false);
  if (unfinished.edits.length === 0) return null;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      title={t('title')}
      open={open}
      onOpenChange={setOpen}
      content={
        <div className={styles['popover']}>
          <UnfinishedList
            {...unfinished}
            goOn={(edit) => {
              setOpen(false);
              unfinished.goOn(edit);
            }}
            discard={(edit) => {
              setOpen(false);
              unfinished.discard(edit);
            }}
          />
        </div>
      }
    >
      <button type="button" className={styles['link']} aria-haspopup="dialog" aria-expanded={open}>
        <Icon name="history" size={16} />
        {t('count', { count: unfinished.edits.length })}
      </button>
    </Popover>
  );
}
