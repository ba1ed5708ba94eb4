import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../dialogs/dialog-store.ts';
import { goOnSignedIn, whoseSessionEnded } from '../session/follow-session.ts';
import styles from './SignIn.module.css';
import { SignInPanel } from './SignInPanel.tsx';

/** The dialog over any page. Signing in reloads the page, which keeps its settings; who only lost their session goes on. */
export function SignInDialog() {
  const { t } = useTranslation(['signIn', 'layout']);
  const [ended] = useState(whoseSessionEnded);
  return (
    <Modal open onCancel={closeDialog} footer={null} width={420} title={t('title')} centered>
      <p className={styles['lead']}>{ended === undefined ? t('lead') : t('layout:sessionEnded')}</p>
      <SignInPanel next={`${location.pathname}${location.search}`} onSignedIn={() => void goOnSignedIn()} />
    </Modal>
  );
}
