import type { Author } from '@plumbline/contract/api/works.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useNumber } from '../../i18n/use-number.ts';
import feed from '../feed/Feed.module.css';
import { LoadingFailed } from '../feed/ListState.tsx';
import { authorQuery } from '../queries/gallery-queries.ts';
import { FollowButton } from './FollowButton.tsx';
import styles from './People.module.css';
import { Avatar } from './Person.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isGone } from '../../api/is-gone.ts';

const TABS = [
  { path: '/authorHomePage', text: 'personHome' },
  { path: '/authorInspirationhome', text: 'personPictures' },
  { path: '/otherPersonCenter', text: 'personMore' },
] as const;

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whoever the address names, with the tab that it names. */
export function PersonFrame({ children }: { readonly children: (author: Author) => ReactNode }) {
  const { t } = useTranslation('gallery');
  const [params] = useSearchParams();
  const userId = params.get('userId') ?? '';
  const known = ID.test(userId);
  const query = useQuery({ ...authorQuery(userId), enabled: known });
  const gone = !known || isGone(query.error);
  return (
    <div className={feed['page']}>
      {gone ? (
        <>
          <h1 className="visually-hidden">{t('personHome')}</h1>
          <EmptyState title={t('nobody')} body={t('nobodyBody')}>
            <Link to="/tupianHome">{t('showAll')}</Link>
          </EmptyState>
        </>
      ) : query.isError ? (
        <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        query.data && (
          <>
            <PersonHead author={query.data} />
            <PersonTabs userId={userId} />
            {children(query.data)}
          </>
        )
      )}
    </div>
  );
}

function PersonTabs({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('gallery');
  const { pathname } = useLocation();
  return (
    <nav className={styles['tabs']} aria-label={t('personTabs')}>
      {TABS.map(({ path, text }) => (
        <Link
          key={path}
          to={`${path}?userId=${userId}`}
          aria-current={pathname === path ? 'page' : undefined}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}

function PersonHead({ author }: { readonly author: Author }) {
  const { t } = useTranslation('gallery');
  const navigate = useNavigate();
  const number = useNumber();
  return (
    <header className={styles['centre']}>
      <Avatar person={author} size={72} />
      <div className={styles['words']}>
        <h1>{author.name}</h1>
        {author.about !== '' && <p className={styles['about']}>{author.about}</p>}
        <p className={styles['counts']}>
          {(['works', 'cases', 'likes', 'followers'] as const).map((name) => (
            <span key={name}>
              {t(`count_${name}`, { count: author[name], amount: number(author[name]) })}
            </span>
          ))}
        </p>
      </div>
      {author.own ? (
        <Button onClick={() => void navigate('/insHomeByCreate')}>{t('toMine')}</Button>
      ) : (
        <FollowButton author={author} following={author.followed} />
      )}
    </header>
  );
}
