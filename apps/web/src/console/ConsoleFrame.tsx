import type { ManagerSession } from '@plumbline/contract/api/administration/session.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useLocale } from '../i18n/use-locale.ts';
import { useLanguageItems, useThemeItems } from '../layout/use-setting-items.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import type { MenuItem } from '../ui/menu/menu-item.ts';
import { consoleApi, forgetSession } from './console-api.ts';
import styles from './ConsoleFrame.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SecondFactorDialog } from './second-factor/SecondFactorDialog.tsx';
import { CONSOLE_SECTIONS, type ConsoleSection, sectionOf } from './sections.ts';
import { EnginesSection } from './engines/EnginesSection.tsx';
import { AccountsSection } from './sections/AccountsSection.tsx';
import { AuditSection } from './sections/AuditSection.tsx';
import { CampaignsSection } from './sections/CampaignsSection.tsx';
import { InvitationsSection } from './sections/InvitationsSection.tsx';
import { ContentSection } from './sections/ContentSection.tsx';
import { LeadsSection } from './sections/LeadsSection.tsx';
import { OrdersSection } from './sections/OrdersSection.tsx';
import { OverviewSection } from './sections/OverviewSection.tsx';
import { PagesSection } from './sections/PagesSection.tsx';
import { PlansSection } from './sections/PlansSection.tsx';
import { TasksSection } from './sections/TasksSection.tsx';
import { toast } from '../ui/toast/toast.ts';
import { WorksSection } from './works/WorksSection.tsx';

const SECTIONS: Readonly<Record<ConsoleSection, (session: ManagerSession) => ReactNode>> = {
  overview: () => <OverviewSection />,
  accounts: ({ administratorId }) => <AccountsSection ownId={administratorId} />,
  tasks: () => <TasksSection />,
  orders: () => <OrdersSection />,
  plans: () => <PlansSection />,
  engines: () => <EnginesSection />,
  campaigns: () => <CampaignsSection />,
  invitations: () => <InvitationsSection />,
  leads: () => <LeadsSection />,
  works: () => <WorksSection />,
  content: () => <ContentSection />,
  pages: () => <PagesSection />,
  audit: () => <AuditSection />,
};

/** A rail with the sections on the left, the open one on a sheet beside it. */
export function ConsoleFrame({ session }: { readonly session: ManagerSession }) {
  const { t } = useTranslation('console');
  const section = sectionOf(useSearchParams()[0].get('section'));
  return (
    <div className={styles['frame']}>
      <div className={styles['rail']}>
        <div className={styles['brand']}>
          <Mark size={20} />
          <span>{t('title')}</span>
        </div>
        <nav aria-label={t('sections')}>
          <ul>
            {CONSOLE_SECTIONS.map(({ key, icon }) => (
              <li key={key}>
                <Link
                  to={`?section=${key}`}
                  aria-current={key === section ? 'page' : undefined}
                  ref={key === section ? keepInSight : undefined}
                >
                  <Icon name={icon} size={16} />
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AdministratorMenu session={session} />
      </div>
      <section className={styles['sheet']} key={section}>
        {SECTIONS[section](session)}
      </section>
    </div>
  );
}

/** On a phone the rail is wider than the screen. */
function keepInSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function AdministratorMenu({ session }: { readonly session: ManagerSession }) {
  const { t } = useTranslation('console');
  const { t: layout } = useTranslation('layout');
  const locale = useLocale();
  const [changing, setChanging] = useState<'password' | 'second-factor'>();
  const languages = useLanguageItems();
  const themes = useThemeItems();
  const signOut = async () => {
    try {
      await consoleApi('managerLogout', {});
      forgetSession();
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  const items: MenuItem[] = [
    { type: 'heading', label: layout('language') },
    ...languages,
    { type: 'heading', label: layout('theme') },
    ...themes,
    { type: 'divider' },
    { key: 'password', label: t('changePassword'), onClick: () => setChanging('password') },
    { key: 'second-factor', label: t('secondFactor'), onClick: () => setChanging('second-factor') },
    { key: 'site', label: t('backToSite'), to: '/' },
    { key: 'logout', label: t('logout'), onClick: () => void signOut() },
  ];
  return (
    <div className={styles['who']}>
      <Menu items={items} placement="top-start" title={session.name}>
        <span className={styles['avatar']} aria-hidden>
          {session.name.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles['name']}>{session.name}</span>
        <Icon name="more" size={16} />
      </Menu>
      {changing === 'password' && <PasswordDialog onClose={() => setChanging(undefined)} />}
      {changing === 'second-factor' && <SecondFactorDialog onClose={() => setChanging(undefined)} />}
    </div>
  );
}
