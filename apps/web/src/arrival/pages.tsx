import { ownPath } from '@plumbline/contract/own-path.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { openDialog } from '../dialogs/dialog-store.ts';
import { usePageTitle } from '../gallery/feed/use-page-title.ts';
import { ToolCards } from '../home/ToolCards.tsx';
import { orderStateQuery } from '../membership/order-queries.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { HelperLinks } from '../tools/HelperLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import styles from './Arrival.module.css';

interface ResultProps {
  readonly icon: IconName;
  readonly title: string;
  readonly body: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** What came of something that was done elsewhere, and how to go on. */
function Result({ icon, title, body, children }: ResultProps) {
  return (
    <div className={styles['page']} role="status">
      <span className={styles['mark']}>
        <Icon name={icon} size={26} />
      </span>
      <h1>{title}</h1>
      <p className={styles['lead']}>{body}</p>
      <div className={styles['ways']}>{children}</div>
    </div>
  );
}

const ORDER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Where a payment leads back to: what came of the order that the address names. */
export function PaymentDonePage() {
  const { t } = useTranslation('arrival');
  const { signedIn } = useCurrentUser();
  const [params] = useSearchParams();
  // A provider writes its own words into the address; ours is the order's id alone.
  const named = params.get('orderId') ?? params.get('out_trade_no') ?? '';
  const orderId = ORDER_ID.test(named) ? named : undefined;
  const state = useQuery({ ...orderStateQuery(signedIn ? orderId : undefined), retry: false });
  const begin = (
    <Link className={styles['start']} to="/">
      {t('begin')}
    </Link>
  );
  const plans = <Link to="/membership">{t('toMembership')}</Link>;
  if (orderId !== undefined && !signedIn)
    return (
      <Result icon="user" title={t('orderVisitor')} body={t('noOrderBody')}>
        <Button type="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </Result>
    );
  if (orderId === undefined || state.isError)
    return (
      <Result icon="question" title={t('noOrderTitle')} body={t('noOrderBody')}>
        {begin}
        {plans}
      </Result>
    );
  if (state.data === 'completed' || state.data === 'paid') {
    const done = state.data === 'completed';
    return (
      <Result
        icon="check"
        title={t(done ? 'paidTitle' : 'arrivedTitle')}
        body={t(done ? 'paidBody' : 'arrivedBody')}
      >
        {begin}
        {plans}
      </Result>
    );
  }
  if (state.data === undefined || state.data === 'created')
    return (
      <Result icon="history" title={t('waitingTitle')} body={t('waitingBody')}>
        {plans}
      </Result>
    );
  return (
    <Result icon="close" title={t('closedTitle')} body={t('closedBody')}>
      {plans}
    </Result>
  );
}

/** Where signing in at a provider leads back to. */
export function SignInDonePage() {
  const { t } = useTranslation('arrival');
  const { signedIn, name, phoneNo, email } = useCurrentUser();
  const [params] = useSearchParams();
  if (!signedIn)
    return (
      <Result icon="user" title={t('notSignedInTitle')} body={t('notSignedInBody')}>
        <Button type="primary" size="large" onClick={() => openDialog('login')}>
          {t('login')}
        </Button>
      </Result>
    );
  return (
    <Result
      icon="check"
      title={t('signedInTitle', { name: name || phoneNo || email || '' })}
      body={t('signedInBody')}
    >
      <Link className={styles['start']} to={ownPath(params.get('to'))}>
        {t('goOn')}
      </Link>
    </Result>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={18} />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** For who was led here by a campaign: what this is, and the way in. What the address tells of the visit is kept. */
export function LandingPage() {
  const { t } = useTranslation('arrival');
  return (
    <div className={`${styles['page']} ${styles['wide']}`}>
      <h1>{t('landingTitle')}</h1>
      <p className={styles['lead']}>{t('landingLead')}</p>
      <h2 className="visually-hidden">{t('landingStart')}</h2>
      <div className={styles['ways']}>
        <Link className={styles['start']} to="/">
          {t('landingStart')}
        </Link>
        <Link to="/tupianHome">{t('landingSee')}</Link>
      </div>
      <div style={{ marginTop: 40 }}>
        <Points points={[t('landingKept'), t('landingAgain'), t('landingEdit')]} />
      </div>
      <ToolCards />
    </div>
  );
}

/** Every tool with what it does. */
export function AllToolsPage() {
  const { t } = useTranslation('arrival');
  return (
    <div className={`${styles['page']} ${styles['wide']}`}>
      <h1>{usePageTitle()}</h1>
      <p className={styles['lead']}>{t('allToolsLead')}</p>
      <div style={{ maxWidth: 320 }}>
        <HelperLinks />
      </div>
      <ToolCards />
    </div>
  );
}
