import { useTranslation } from 'react-i18next';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useIsShown } from '../session/route-access.ts';
import { signOut } from '../session/sign-out.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/menu/Menu.tsx';
import styles from './Header.module.css';
import { useMembershipEnd } from './use-membership-end.ts';

export function AccountMenu() {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const isShown = useIsShown();
  const end = useMembershipEnd();
  if (!user.signedIn) return <Button onClick={() => openDialog('login')}>{t('login')}</Button>;
  return (
    <Menu
      label={t('account')}
      placement="bottom-end"
      className={styles['avatar']}
      items={[
        { type: 'heading', label: user.name || user.phoneNo },
        // The header of a phone has no room for it.
        ...(end === undefined ? [] : [{ key: 'end', label: end, onClick: () => openDialog('extension') }]),
        { key: 'myAccount', label: t('myAccount'), to: '/myPersonCenter' },
        ...(isShown('projects') ? [{ key: 'projects', label: t('projects'), to: '/projects' }] : []),
        ...(isShown('works') ? [{ key: 'works', label: t('works'), to: '/list' }] : []),
        ...(isShown('gallery')
          ? [{ key: 'published', label: t('myPublished'), to: '/insHomeByCreate' }]
          : []),
        { key: 'files', label: t('myFiles'), to: '/myPersonCenter?section=files' },
        { type: 'divider' },
        { key: 'logout', label: t('logout'), onClick: () => void signOut() },
      ]}
    >
      <Icon name="user" />
    </Menu>
  );
}
