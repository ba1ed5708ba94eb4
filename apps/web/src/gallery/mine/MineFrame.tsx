import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { openDialog } from '../../dialogs/dialog-store.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import feed from '../feed/Feed.module.css';
import { usePageTitle } from '../feed/use-page-title.ts';
import people from '../people/People.module.css';
import { Avatar } from '../people/Person.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Tabs of one's own centre, and the further addresses that stand under each. */
const TABS = [
  { path: '/insHomeByCreate', text: 'minePictures', others: [] },
  { path: '/insHomeByCase', text: 'mineCases', others: ['/casemineByCase', '/casemineByCreate'] },
  { path: '/insHomeByCollect', text: 'mineCollected', others: ['/casemineByCollect'] },
  { path: '/moreCollections', text: 'collections', others: [] },
  { path: '/myDownloads', text: 'mineDownloads', others: [] },
] as const;

interface Props {
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One's own centre: what one published, collected and took along. */
export function MineFrame({ actions, children }: Props) {
  const { t } = useTranslation('gallery');
  const { pathname } = useLocation();
  const title = usePageTitle();
  const { signedIn, userId, name } = useCurrentUser();
  if (!signedIn || userId === null)
    return (
      <div className={feed['page']}>
        <div className={feed['head']}>
          <h1>{title}</h1>
        </div>
        <EmptyState title={t('visitor')} body={t('visitorBody')}>
          <Button type="primary" size="large" onClick={() => openDialog('login')}>
            {t('login')}
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <div className={feed['page']}>
      <header className={people['centre']} data-own>
        <Avatar person={{ userId, name, avatarUrl: null }} size={48} />
        <div className={people['words']}>
          <h1>{title}</h1>
          <Link to={`/authorHomePage?userId=${userId}`}>{t('asOthersSee')}</Link>
        </div>
        {actions}
      </header>
      <nav className={people['tabs']} aria-label={t('mineTabs')}>
        {TABS.map(({ path, text, others }) => {
          const isOpen = pathname === path || others.some((other) => other === pathname);
          return (
            <Link key={path} to={path} aria-current={isOpen ? 'page' : undefined}>
              {t(text)}
            </Link>
          );
        })}
      </nav>
      {children}
    </div>
  );
}
