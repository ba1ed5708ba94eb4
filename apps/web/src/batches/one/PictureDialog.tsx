import type { Batch } from '@plumbline/contract/api/batches.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Batch.module.css';

interface Props {
  readonly batch: Batch;
  readonly imageId: string;
  readonly onShow: (imageId: string) => void;
  readonly onClose: () => void;
}

/** A picture of the table, large; arrows go through those that are there. */
export function PictureDialog({ batch, imageId, onShow, onClose }: Props) {
  const { t } = useTranslation('batches');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const pictures = batch.tasks.flatMap((task) => task.images.map((image) => ({ task, image })));
  const at = pictures.findIndex(({ image }) => image.imageId === imageId);
  const shown = pictures[at];
  if (!shown) return null;
  const { task, image } = shown;
  const go = (by: number) => {
    const next = pictures[(at + by + pictures.length) % pictures.length];
    if (next) onShow(next.image.imageId);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  const words = [batch.bases[task.base]?.name, ...(batch.looks[task.look]?.words ?? [])].filter(Boolean);
  return (
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label={image.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <img src={image.url} alt={words.join(' · ')} width={image.width} height={image.height} />
      <div className={styles['viewerFoot']}>
        <p>
          <strong>{image.name}</strong>
          <small>{words.join(' · ')}</small>
        </p>
        <Link to={`${TOOLS[batch.function].route}?task=${task.taskId}`}>{t('inWorkspace')}</Link>
        <IconButton icon="chevron-left" label={t('previous')} onClick={() => go(-1)} />
        <IconButton icon="chevron-right" label={t('next')} onClick={() => go(1)} />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
    </dialog>
  );
}
