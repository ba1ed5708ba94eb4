import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { openDialog } from '../dialogs/dialog-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './GuideOffer.module.css';
import { noteGuideSeen, useGuideSeen } from './guide-seen.ts';

/** Offers the tour in an empty workspace: to a new person with a word, to others as a quiet button. Never by itself. */
export function GuideOffer() {
  const { t } = useTranslation('guide');
  const seen = useGuideSeen((state) => state.seen);
  const open = () => openDialog('guide');
  if (seen)
    return (
      <Button kind="text" onClick={open}>
        <Icon name="question" size={16} />
        {t('again')}
      </Button>
    );
  return (
    <div className={styles['offer']}>
      <span>{t('offer')}</span>
      <Button kind="text" onClick={open}>
        {t('take')}
      </Button>
      <IconButton icon="close" label={t('decline')} onClick={noteGuideSeen} />
    </div>
  );
}
