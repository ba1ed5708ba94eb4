import { BATCH_BASES_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskQuery } from '../../api/queries.ts';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { type Dropped } from '../../studio/base/dragged-picture.ts';
import { useDropZone } from '../../studio/base/use-drop-zone.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Compose.module.css';
import type { OrderBase, useBases } from './use-bases.ts';

const OwnFilesDialog = lazyDialog(
  'files',
  async () => (await import('../../files/OwnFilesDialog.tsx')).OwnFilesDialog,
  texts('files'),
);
const PickWorksDialog = lazyDialog(
  'project',
  async () => (await import('../../projects/pick/PickWorksDialog.tsx')).PickWorksDialog,
  texts('projects'),
);

type Bases = ReturnType<typeof useBases>;

/** What goes in: dropped, uploaded, or taken from one's own files and works. */
export function BasePicker({ bases, addFiles, addKnown, remove, sendAgain }: Bases) {
  const { t } = useTranslation('batches');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<'files' | 'works'>();
  const ids = new Set(bases.map(({ imageId }) => imageId));
  const take = (dropped: Dropped, event?: DragEvent) => {
    const files = [...(event?.dataTransfer.files ?? [])];
    if (files.length > 0) addFiles(files);
    else if (dropped.kind === 'file') addFiles([dropped.file]);
    else if (dropped.kind === 'picture') addKnown([{ ...dropped.picture, name: t('unnamed') }]);
  };
  const zone = useDropZone(take);
  const addWorks = async (taskIds: readonly string[]) => {
    setOpen(undefined);
    const tasks = await Promise.all(taskIds.map((taskId) => client.fetchQuery(taskQuery(taskId))));
    addKnown(
      tasks.flatMap(({ images: [image], request }) =>
        image
          ? [
              {
                imageId: image.imageId,
                thumbnailUrl: image.thumbnailUrl,
                name: request.promptTxt || t('unnamed'),
              },
            ]
          : [],
      ),
    );
  };
  return (
    <section className={styles['part']} aria-labelledby="batch-pictures">
      <div className={styles['partHead']}>
        <h2 id="batch-pictures">{t('pictures')}</h2>
        {bases.length > 0 && (
          <span>
            {bases.length < BATCH_BASES_MAX ? bases.length : t('tooMany', { limit: BATCH_BASES_MAX })}
          </span>
        )}
      </div>
      <div className={styles['zone']} data-over={zone.over} data-filled={bases.length > 0} {...zone.handlers}>
        {bases.length > 0 && (
          <ul className={styles['bases']} aria-label={t('pictures')}>
            {bases.map((base) => (
              <Base key={base.key} base={base} onRemove={remove} onSendAgain={sendAgain} />
            ))}
          </ul>
        )}
        <div className={styles['ways']}>
          {bases.length === 0 && (
            <p>
              <Icon name="upload" size={20} /> {t('drop')}
            </p>
          )}
          <Button onClick={() => input.current?.click()}>{t('upload')}</Button>
          <Button onClick={() => setOpen('files')}>{t('fromFiles')}</Button>
          <Button onClick={() => setOpen('works')}>{t('fromWorks')}</Button>
        </div>
        <input
          ref={input}
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={t('upload')}
          onChange={(event) => {
            addFiles([...(event.target.files ?? [])]);
            // The same files may be chosen again after they were taken out.
            event.target.value = '';
          }}
        />
      </div>
      <Suspense fallback={null}>
        {open === 'files' && (
          <OwnFilesDialog
            title={t('fromFiles')}
            kinds={['base']}
            fitOf={({ imageId }) => ({
              note: t(ids.has(imageId) ? 'added' : 'addable'),
              usable: !ids.has(imageId),
            })}
            onChoose={({ imageId, thumbnailUrl, name }) =>
              addKnown([{ imageId, thumbnailUrl, name: name.replace(/\.[^.]+$/, '') || t('unnamed') }])
            }
            onClose={() => setOpen(undefined)}
          />
        )}
        {open === 'works' && (
          <PickWorksDialog
            onPicked={(taskIds) => void addWorks(taskIds)}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface BaseProps {
  readonly base: OrderBase;
  readonly onRemove: (key: string) => void;
  readonly onSendAgain: (base: OrderBase) => void;
}

function Base({ base, onRemove, onSendAgain }: BaseProps) {
  const { t } = useTranslation('batches');
  const { key, name, thumbnailUrl, imageId, share, failed } = base;
  return (
    <li className={styles['base']} data-failed={failed !== undefined}>
      <span className={styles['baseCover']}>
        <Picture src={thumbnailUrl} />
        {imageId === undefined && failed === undefined && (
          <span className={styles['sent']} role="status" aria-label={t('uploading')}>
            <span style={{ width: `${share * 100}%` }} />
          </span>
        )}
        <span className={styles['remove']}>
          <IconButton icon="close" label={t('removeOf', { name })} onClick={() => onRemove(key)} />
        </span>
      </span>
      <small title={name}>{name}</small>
      {failed !== undefined && (
        <>
          <small className={styles['why']} role="alert">
            {failed}
          </small>
          {base.file && (
            <Button size="small" onClick={() => onSendAgain(base)}>
              {t('sendAgain')}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
