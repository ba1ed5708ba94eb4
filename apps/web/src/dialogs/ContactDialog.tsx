import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../api/queries.ts';
import styles from './ContactDialog.module.css';
import { closeDialog } from './dialog-store.ts';
import { LeadForm } from './LeadForm.tsx';

/** How to reach whoever runs this installation: their own address and number, or a message right here. */
export function ContactDialog() {
  const { t } = useTranslation('dialogs');
  const site = useQuery(siteQuery).data;
  const { email = null, phone = null } = site?.contact ?? {};
  return (
    <Modal open centered width={420} footer={null} title={t('contactTitle')} onCancel={closeDialog}>
      <p className={styles['lead']}>{t('contactLead', { company: site?.companyName ?? '' })}</p>
      {(email !== null || phone !== null) && (
        <dl className={styles['list']}>
          {email !== null && (
            <>
              <dt>{t('contactEmail')}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </>
          )}
          {phone !== null && (
            <>
              <dt>{t('contactPhone')}</dt>
              <dd className="tabular">
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </>
          )}
        </dl>
      )}
      <LeadForm />
    </Modal>
  );
}
