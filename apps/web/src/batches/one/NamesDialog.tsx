import type { Batch } from '@plumbline/contract/api/batches.ts';
import { unknownTokens } from '@plumbline/contract/batches/name-pictures.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NamesField } from '../compose/NamesField.tsx';

interface Props {
  readonly batch: Batch;
  readonly onChange: (change: { names: string }) => void;
  readonly onClose: () => void;
}

/** Another pattern for the files of an order. */
export function NamesDialog({ batch, onChange, onClose }: Props) {
  const { t } = useTranslation('batches');
  const [names, setNames] = useState(batch.names);
  const now = batch.tasks.flatMap(({ images }) => images.map(({ name }) => name)).slice(0, 3);
  return (
    <Modal
      open
      centered
      width={440}
      title={t('fileNamesTitle')}
      okText={t('save')}
      okButtonProps={{ disabled: names.trim() === '' || unknownTokens(names).length > 0 }}
      onOk={() => {
        if (names !== batch.names) onChange({ names });
        onClose();
      }}
      onCancel={onClose}
    >
      <NamesField value={names} examples={names === batch.names ? now : []} onChange={setNames} />
    </Modal>
  );
}
