import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { Button, Input, Modal } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { UploadPurpose } from '../api/queries.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { useCurrentUser } from '../session/current-user.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FileCard } from './FileCard.tsx';
import { FileGrid } from './FileGrid.tsx';
import styles from './Files.module.css';
import { StorageLine } from './StorageLine.tsx';
import { useDeleteFiles } from './use-delete-files.ts';
import { useOwnFiles } from './use-own-files.ts';

interface Props {
  readonly title: string;
  /** What fits here; the likeliest first. */
  readonly kinds: readonly [UploadPurpose, ...UploadPurpose[]];
  readonly onChoose: (file: OwnUpload) => void;
  /** The way to a first file, where there is none. */
  readonly onUpload?: () => void;
  readonly fitOf?: (file: OwnUpload) => { readonly note: string; readonly usable: boolean } | undefined;
  readonly onClose: () => void;
}

export const EMPTY_TEXTS = {
  base: 'emptyBase',
  reference: 'emptyReference',
  texture: 'emptyTexture',
  mask: 'emptyMask',
} as const;

/** One's own files to take one from: by kind, by name, the newest first. */
export function OwnFilesDialog({ title, kinds, onChoose, onUpload, fitOf, onClose }: Props) {
  const { t } = useTranslation('files');
  const { signedIn } = useCurrentUser();
  const [kind, setKind] = useState<UploadPurpose>(kinds[0]);
  const [search, setSearch] = useState('');
  const list = useOwnFiles(kind, search);
  const deleteFiles = useDeleteFiles();
  const remove = useCallback((file: OwnUpload) => deleteFiles([file]), [deleteFiles]);
  return (
    <Modal
      open
      centered
      width={880}
      title={title}
      onCancel={onClose}
      footer={
        <div className={styles['footer']}>
          <StorageLine />
          {signedIn ? (
            <Link to="/myPersonCenter?section=files" onClick={onClose}>
              {t('manage')}
            </Link>
          ) : (
            <button type="button" className={styles['link']} onClick={() => openDialog('login')}>
              {t('login')}
            </button>
          )}
        </div>
      }
    >
      <div className={styles['tools']}>
        <Input
          className={styles['search'] ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Icon name="search" size={16} />}
          allowClear
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {kinds.length > 1 && (
          <ChipChoice
            label={t('kinds')}
            layout="row"
            options={kinds.map((value) => ({ value, name: t(value) }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {onUpload && (
          <Button icon={<Icon name="upload" size={16} />} onClick={onUpload}>
            {t('upload')}
          </Button>
        )}
      </div>
      {!signedIn && <p className={styles['visitor']}>{t('visitor')}</p>}
      <div className={styles['scroller']}>
        <FileGrid
          list={list}
          empty={
            <>
              <Icon name={kind === 'texture' ? 'layers' : kind === 'mask' ? 'brush' : 'picture'} size={28} />
              <h3>{t('emptyTitle')}</h3>
              <p>{t(EMPTY_TEXTS[kind])}</p>
            </>
          }
        >
          {list.files.map((file) => (
            <FileCard
              key={file.imageId}
              file={file}
              onChoose={onChoose}
              onDelete={remove}
              fit={fitOf?.(file)}
            />
          ))}
        </FileGrid>
      </div>
    </Modal>
  );
}
