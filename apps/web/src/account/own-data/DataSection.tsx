import { LEAVING_DAYS } from '@plumbline/contract/constants.ts';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { saveAs } from '../../studio/run/save-as.ts';
import styles from '../Section.module.css';
import { useAccountAction } from '../use-account-action.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Taking one's data along, and leaving. */
export function DataSection() {
  const { t } = useTranslation('account');
  const { busy, act } = useAccountAction();
  const [leaving, setLeaving] = useState(false);
  const exportData = () =>
    act(async () => {
      const { url } = await api('createExport', {});
      saveAs(url);
      toast.success(t('exportStarted'));
    });
  return (
    <>
      <div className={styles['card']}>
        <div className={styles['row']}>
          <div className={styles['words']}>
            <strong>{t('exportTitle')}</strong>
            <span>{t('exportBody')}</span>
          </div>
          <Button loading={busy} onClick={() => void exportData()}>
            {t('exportButton')}
          </Button>
        </div>
        <div className={styles['row']}>
          <div className={styles['words']}>
            <strong>{t('documents')}</strong>
            <span>{t('documentsBody')}</span>
          </div>
          <span className={styles['links']}>
            <Link to="/agreement">{t('agreement')}</Link>
            <Link to="/privacy">{t('privacy')}</Link>
          </span>
        </div>
      </div>
      <div className={styles['card']}>
        <div className={styles['row']}>
          <div className={styles['words']}>
            <strong>{t('leaveTitle')}</strong>
            <span>{t('leaveBody', { days: LEAVING_DAYS })}</span>
          </div>
          <Button danger onClick={() => setLeaving(true)}>
            {t('leaveButton')}
          </Button>
        </div>
      </div>
      <LeaveDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  );
}
