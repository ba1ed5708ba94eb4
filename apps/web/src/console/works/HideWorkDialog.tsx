import { userMessage } from '@plumbline/client/server-error.ts';
import type { ManagedWork } from '@plumbline/contract/api/administration/works.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from '@plumbline/contract/works/work-lists.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { consoleApi } from '../console-api.ts';
import styles from './Works.module.css';

interface Props {
  readonly work: ManagedWork;
  readonly onHidden: () => void;
  readonly onClose: () => void;
}

/** Takes a work out of sight, with a reason that its author reads. */
export function HideWorkDialog({ work, onHidden, onClose }: Props) {
  const { t } = useTranslation(['moderation', 'gallery']);
  const client = useQueryClient();
  const locale = useLocale();
  // What was reported most is the likeliest reason.
  const [reason, setReason] = useState<ReportReason>(work.reports[0]?.reason ?? 'other');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const hide = async () => {
    setBusy(true);
    try {
      const { workId } = work;
      await consoleApi('hideWork', { params: { workId }, body: { reason, note } });
      void client.invalidateQueries({ queryKey: ['console', 'works'] });
      onHidden();
      onClose();
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      centered
      width={480}
      title={t('hideTitle')}
      okText={t('hideDo')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void hide()}
      onCancel={onClose}
    >
      <p>{t('hideBody')}</p>
      <div className={styles['reasons']}>
        <ChipChoice
          label={t('hideReason')}
          layout="chips"
          options={REPORT_REASONS.map((value) => ({ value, name: t(`gallery:reason_${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </div>
      <Input.TextArea
        aria-label={t('hideNote')}
        placeholder={t('hideNote')}
        rows={3}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Modal>
  );
}
