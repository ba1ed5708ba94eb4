import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useTaskNews } from '../studio/run/use-task-news.ts';
import styles from './WorksPage.module.css';
import { WorksList } from './WorksList.tsx';

/** Everything that the user has rendered. */
export function WorksPage() {
  const { t } = useTranslation('works');
  const { signedIn } = useCurrentUser();
  useTaskNews(signedIn);
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      {signedIn ? (
        <WorksList />
      ) : (
        <div className={styles['empty']}>
          <p>{t('visitor')}</p>
          <Button type="primary" size="large" onClick={() => openDialog('login')}>
            {t('login')}
          </Button>
        </div>
      )}
    </div>
  );
}
