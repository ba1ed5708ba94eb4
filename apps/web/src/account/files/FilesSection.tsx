import type { OwnUpload } from '@plumbline/contract/api/uploads.ts';
import { Button, Input } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadPurpose } from '../../api/queries.ts';
import { FileCard } from '../../files/FileCard.tsx';
import { FileGrid } from '../../files/FileGrid.tsx';
import { FILE_KINDS } from '../../files/own-files.ts';
import { EMPTY_TEXTS } from '../../files/OwnFilesDialog.tsx';
import { useDeleteFiles } from '../../files/use-delete-files.ts';
import { useOwnFiles } from '../../files/use-own-files.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectionToolbar } from '../../ui/SelectionToolbar.tsx';
import styles from './FilesSection.module.css';
import { OpenInTool } from './OpenInTool.tsx';
import { StorageSummary } from './StorageSummary.tsx';

const ALL = 'all';
const KINDS = [ALL, ...FILE_KINDS] as const;

/** Everything that one brought: what it takes, found again, used again, deleted one by one or many at once. */
export function FilesSection() {
  const { t } = useTranslation('files');
  const [kind, setKind] = useState<UploadPurpose | typeof ALL>(ALL);
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const list = useOwnFiles(kind === ALL ? undefined : kind, search);
  const deleteFiles = useDeleteFiles();
  const toggle = useCallback(({ imageId }: OwnUpload) => {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(imageId)) next.add(imageId);
      return next;
    });
  }, []);
  const clear = () => setSelected(new Set());
  const remove = useCallback((file: OwnUpload) => deleteFiles([file]), [deleteFiles]);
  const actions = useCallback(
    (file: OwnUpload) => (file.purpose === 'mask' ? null : <OpenInTool file={file} />),
    [],
  );
  const chosen = list.files.filter(({ imageId }) => selected.has(imageId));
  return (
    <>
      <StorageSummary />
      <div className={styles['tools']} role="search">
        <Input
          className={styles['search'] ?? ''}
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Icon name="search" size={16} />}
          allowClear
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ChipChoice
          label={t('kinds')}
          layout="chips"
          options={KINDS.map((value) => ({ value, name: t(value) }))}
          value={kind}
          onChange={setKind}
        />
        {list.total !== undefined && (
          <span className={styles['total']} role="status">
            {t('found', { count: list.total })}
          </span>
        )}
      </div>
      <FileGrid
        list={list}
        empty={
          <>
            <Icon name="picture" size={28} />
            <h3>{t('emptyTitle')}</h3>
            <p>{t(kind === ALL ? 'emptyAll' : EMPTY_TEXTS[kind])}</p>
          </>
        }
      >
        {list.files.map((file) => (
          <FileCard
            key={file.imageId}
            file={file}
            onDelete={remove}
            selected={selected.has(file.imageId)}
            onSelect={toggle}
            actions={actions}
          />
        ))}
      </FileGrid>
      {chosen.length > 0 && (
        <SelectionToolbar
          label={t('selected', { count: chosen.length })}
          clearText={t('clear')}
          onClear={clear}
        >
          {chosen.length < list.files.length && (
            <Button onClick={() => setSelected(new Set(list.files.map(({ imageId }) => imageId)))}>
              {t('selectAll')}
            </Button>
          )}
          <Button type="primary" onClick={() => deleteFiles(chosen, clear)}>
            {t('delete')}
          </Button>
        </SelectionToolbar>
      )}
    </>
  );
}
