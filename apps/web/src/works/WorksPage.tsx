import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../session/current-user.ts';
import { useSignIn } from '../sign-in/sign-in-store.ts';
import { useTaskNews } from '../studio/run/use-task-news.ts';
import styles from './WorksPage.module.css';
import { WorksList } from './WorksList.tsx';

/** Everything that the user has rendered. */
export function WorksPage() {
  const { t } = useTranslation('works');
  const { signedIn } = useCurrentUser();
  const showSignIn = useSignIn((state) => state.show);
  useTaskNews(signedIn);
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      {signedIn ? (
        <WorksList />
      ) : (
        <div className={styles['empty']}>
          <p>{t('visitor')}</p>
          <Button type="primary" size="large" onClick={showSignIn}>
            {t('login')}
          </Button>
        </div>
      )}
    </div>
  );
}
