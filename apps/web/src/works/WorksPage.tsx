import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { unseenRepliesQuery } from '../shares/share-queries.ts';
import { useTaskNews } from '../studio/run/use-task-news.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './WorksPage.module.css';
import { WorksList } from './WorksList.tsx';

/** Everything that the user has rendered. */
export function WorksPage() {
  const { t } = useTranslation('works');
  const { signedIn } = useCurrentUser();
  useTaskNews(signedIn);
  const unseen = useQuery({ ...unseenRepliesQuery, enabled: signedIn }).data ?? 0;
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{t('title')}</h1>
        {signedIn && (
          <Link to="/shares">
            <Icon name="link" size={16} /> {t('shares')}
            {unseen > 0 && (
              <span className={styles['news']} aria-label={t('newReplies', { count: unseen })}>
                {unseen}
              </span>
            )}
          </Link>
        )}
      </div>
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
