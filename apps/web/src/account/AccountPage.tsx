import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { Icon } from '../ui/Icon.tsx';
import { AccountNav } from './AccountNav.tsx';
import styles from './AccountPage.module.css';
import { ACCOUNT_SECTIONS } from './sections.ts';

/** What is one's own, one section at a time; the section is part of the address. */
export function AccountPage() {
  const { t } = useTranslation('account');
  const localised = useLocalised();
  const user = useCurrentUser();
  const [query] = useSearchParams();
  const sections = ACCOUNT_SECTIONS.filter((section) => section.shownTo?.(user) ?? true);
  const section = sections.find(({ key }) => key === query.get('section')) ?? sections[0];

  if (!user.signedIn || !section) {
    return (
      <div className={styles['visitor']}>
        <span className={styles['visitorMark']}>
          <Icon name="user" size={28} />
        </span>
        <h1>{t('title')}</h1>
        <p>{t('visitor')}</p>
        <Button type="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </div>
    );
  }
  const { Content } = section;
  return (
    <div className={styles['page']}>
      <AccountNav sections={sections} current={section.key} />
      <section className={styles['section']} aria-labelledby="account-section">
        <h1 id="account-section">{localised(section.title)}</h1>
        <Content />
      </section>
    </div>
  );
}
