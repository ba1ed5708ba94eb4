import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import type { DownloadFormat } from '@plumbline/contract/api/images.ts';
import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/slider/Slider.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { useTaskActions } from '../run/use-task-actions.ts';
import styles from './DownloadDialog.module.css';

interface Props {
  readonly task: Task;
  readonly result: ResultImage;
  readonly onClose: () => void;
}

const FORMATS: readonly { readonly value: DownloadFormat; readonly name: string }[] = [
  { value: 'png', name: 'PNG' },
  { value: 'jpg', name: 'JPEG' },
  { value: 'webp', name: 'WebP' },
  { value: 'psd', name: 'PSD' },
];
const QUALITY = 90;

/** A result as the file that somebody needs: format, quality, beside its base, all variants in one. */
export function DownloadDialog({ task, result, onClose }: Props) {
  const { t } = useTranslation('download');
  const actions = useTaskActions();
  const [format, setFormat] = useState<DownloadFormat>('png');
  const [quality, setQuality] = useState(QUALITY);
  const [beside, setBeside] = useState(false);
  const [all, setAll] = useState(false);
  const [fetching, setFetching] = useState(false);
  const lossy = format === 'jpg' || format === 'webp';
  const several = task.images.length > 1;
  const download = async () => {
    setFetching(true);
    const images = all ? task.images : [result];
    await actions.downloadPictures(
      images.map(({ imageId }) => imageId),
      {
        format,
        ...(lossy ? { quality } : {}),
        ...(beside && format !== 'psd' ? { layout: 'side-by-side' as const } : {}),
        ...(images.length === 1 ? { archive: false } : {}),
      },
    );
    setFetching(false);
    onClose();
  };
  return (
    <Modal
      open
      centered
      title={t('title')}
      width={420}
      onCancel={onClose}
      footer={
        <Button kind="primary" size="large" block loading={fetching} onClick={() => void download()}>
          {t(all && several ? 'getZip' : 'get')}
        </Button>
      }
    >
      <div className={styles['choices']}>
        <ChipChoice label={t('format')} layout="row" options={FORMATS} value={format} onChange={setFormat} />
        <p className={styles['note']}>
          {t(format === 'psd' && result.materialsUrl !== null ? 'psdParts' : format)}
        </p>
        {lossy && (
          <div className={styles['quality']}>
            <span>{t('quality')}</span>
            <Slider min={1} max={100} value={quality} label={t('quality')} onChange={setQuality} />
            <output>{quality}</output>
          </div>
        )}
        {task.base && format !== 'psd' && (
          <Checkbox checked={beside} onChange={(event) => setBeside(event.target.checked)}>
            {t('beside')}
          </Checkbox>
        )}
        {several && (
          <Checkbox checked={all} onChange={(event) => setAll(event.target.checked)}>
            {t('all', { number: task.images.length })}
          </Checkbox>
        )}
      </div>
    </Modal>
  );
}
