import { CLIENT_VERSION, DESKTOP_MEMORY_MIN_GB } from '@plumbline/contract/constants.ts';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../ui/Icon.tsx';
import styles from './Offer.module.css';
import { closeDialog } from './dialog-store.ts';

/** The desktop client: what it does and what it needs. Opened where its installers are there alone. */
export function ClientDialog() {
  const { t } = useTranslation('dialogs');
  const needs = [t('clientMemory', { amount: DESKTOP_MEMORY_MIN_GB }), t('clientCard'), t('clientAccount')];
  return (
    <Modal open centered width={460} footer={null} title={t('clientTitle')} onCancel={closeDialog}>
      <p className={styles['lead']}>{t('clientLead', { version: CLIENT_VERSION })}</p>
      <h3 className={styles['head']}>{t('clientNeeds')}</h3>
      <ul className={styles['points']}>
        {needs.map((need) => (
          <li key={need}>
            <Icon name="check" size={16} />
            {need}
          </li>
        ))}
      </ul>
      <Link className={styles['way']} to="/client" onClick={closeDialog}>
        {t('clientDownload')}
      </Link>
    </Modal>
  );
}
