import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../dialogs/dialog-store.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './FaceEnded.module.css';

interface Props {
  readonly passed: boolean;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** What became of it. A face that was not recognised takes nothing away. */
export function FaceEnded({ passed, busy, onAgain }: Props) {
  const { t } = useTranslation('face');
  return (
    <div className={styles['ended']}>
      <span className={styles['mark']} data-passed={passed}>
        <Icon name={passed ? 'check' : 'close'} size={24} />
      </span>
      <div role="status">
        <h3>{t(passed ? 'passedTitle' : 'refusedTitle')}</h3>
        <p>{t(passed ? 'passedBody' : 'refusedBody')}</p>
      </div>
      {passed ? (
        <Button type="primary" size="large" block onClick={closeDialog}>
          {t('done')}
        </Button>
      ) : (
        <Button size="large" block loading={busy} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
