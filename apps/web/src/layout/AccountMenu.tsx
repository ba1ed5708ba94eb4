import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { useIsShown } from '../session/route-access.ts';
import { signOut } from '../session/sign-out.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Header.module.css';
import { useMembershipEnd } from './use-membership-end.ts';

export function AccountMenu() {
  const { t } = useTranslation('layout');
  const user = useCurrentUser();
  const isShown = useIsShown();
  const end = useMembershipEnd();
  if (!user.signedIn) return <Button onClick={() => openDialog('login')}>{t('login')}</Button>;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'who', type: 'group', label: user.name || user.phoneNo },
          // The header of a phone has no room for it.
          ...(end === undefined ? [] : [{ key: 'end', label: end, onClick: () => openDialog('extension') }]),
          { key: 'myAccount', label: <Link to="/myPersonCenter">{t('myAccount')}</Link> },
          ...(isShown('works') ? [{ key: 'works', label: <Link to="/list">{t('works')}</Link> }] : []),
          { key: 'files', label: <Link to="/myPersonCenter?section=files">{t('myFiles')}</Link> },
          { type: 'divider' },
          { key: 'logout', label: t('logout'), onClick: () => void signOut() },
        ],
      }}
    >
      <button type="button" className={styles['avatar']} aria-label={t('account')} aria-haspopup="menu">
        <Icon name="user" />
      </button>
    </Dropdown>
  );
}
