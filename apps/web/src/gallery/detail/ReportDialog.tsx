import { userMessage } from '@plumbline/client/server-error.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS, type ReportReason } from '@plumbline/contract/works/work-lists.ts';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { toast } from '../../ui/toast/toast.ts';

interface Props {
  readonly workId: string;
  readonly onClose: () => void;
}

/** Tells the operator what is wrong with a work; can be taken back. */
export function ReportDialog({ workId, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  const [reason, setReason] = useState<ReportReason>('copyright');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const takeBack = () =>
    api('reportWork', { body: { workId, on: false } })
      .then(() => toast.success(t('reportTakenBack')))
      .catch((error: unknown) => toast.error(userMessage(error, locale)));
  const send = async () => {
    setBusy(true);
    try {
      await api('reportWork', { body: { workId, reason, note } });
      toast.success(t('reported'), { label: t('undo'), act: () => void takeBack() });
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
      title={t('reportTitle')}
      okText={t('reportSend')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{t('reportBody')}</p>
      <div style={{ margin: '16px 0' }}>
        <ChipChoice
          label={t('reportReason')}
          layout="chips"
          options={REPORT_REASONS.map((value) => ({ value, name: t(`reason_${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </div>
      <Input.TextArea
        aria-label={t('reportNote')}
        placeholder={t('reportNote')}
        rows={3}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Modal>
  );
}
