import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../dialogs/dialog-store.ts';
import styles from './SignIn.module.css';
import { SignInPanel } from './SignInPanel.tsx';

/** The dialog over any page. Signing in reloads the page; every page keeps its settings through that. */
export function SignInDialog() {
  const { t } = useTranslation('signIn');
  return (
    <Modal open onCancel={closeDialog} footer={null} width={420} title={t('title')} centered>
      <p className={styles['lead']}>{t('lead')}</p>
      <SignInPanel next={`${location.pathname}${location.search}`} onSignedIn={() => location.reload()} />
    </Modal>
  );
}
