import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInForm.module.css';
import { useSignIn } from './sign-in-store.ts';

/** The dialog over any page. Signing in reloads the page; every page keeps its settings through that. */
export function SignInDialog() {
  const { t } = useTranslation('signIn');
  const { open, hide } = useSignIn();
  return (
    <Modal open={open} onCancel={hide} footer={null} width={400} title={t('title')} destroyOnHidden centered>
      <p className={styles['lead']}>{t('lead')}</p>
      <SignInForm onSignedIn={() => location.reload()} />
    </Modal>
  );
}
