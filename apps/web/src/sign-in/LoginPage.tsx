import { errorText } from '@plumbline/contract/errors/app-error.ts';
import { isErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { ownPath } from '@plumbline/contract/own-path.ts';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Mark } from '../ui/Mark.tsx';
import styles from './LoginPage.module.css';
import { SignInPanel } from './SignInPanel.tsx';

/** The page for signing in; ways that leave it, such as WeChat's own page, come back here when they fail. */
export function LoginPage() {
  const { t } = useTranslation('signIn');
  const locale = useLocale();
  const { signedIn } = useCurrentUser();
  const [query] = useSearchParams();
  const next = ownPath(query.get('next'));
  const failed = query.get('failed');
  if (signedIn) return <Navigate to={next} replace />;
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <Mark size={32} />
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        {isErrorCode(failed) && (
          <p className={styles['failed']} role="alert">
            {errorText(failed, locale)}
          </p>
        )}
        <SignInPanel next={next} onSignedIn={() => location.assign(next)} />
      </div>
    </div>
  );
}
