import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { reuseEdit, reuseMask } from '../run/reuse-edit.ts';
import { saveAs } from '../run/save-as.ts';
import { useTaskActions } from '../run/use-task-actions.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { DownloadDialog } from '../download/DownloadDialog.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { asBase, baseOf } from './as-base.ts';
import styles from './BottomBar.module.css';
import { settingsOf } from './settings-of.ts';

export function ResultActions({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  const { t } = useTranslation(['stage', 'studio', 'versions', 'download']);
  const { message } = App.useApp();
  const client = useQueryClient();
  const locale = useLocale();
  const { tool, shown, upload, masks } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  const setBase = useSettingsStore((state) => state.setBase);
  const actions = useTaskActions();
  const [downloading, setDownloading] = useState(false);
  const [versions, setVersions] = useState(false);
  const reuse = async () => {
    const base = baseOf(task);
    if (base) setBase(tool.function, base);
    setValues(tool.function, settingsOf(tool, task.request));
    try {
      await reuseEdit(client, task);
      if (masks) await reuseMask(masks, task);
      void message.success(t('settingsSet'));
    } catch (error) {
      // The library or the mask did not come; the rest is set.
      void message.error(userMessage(error, locale));
    }
  };
  const download = () => {
    const url = new URL(result.url, location.origin);
    url.searchParams.set('download', '1');
    // The answer brings the name: the file need not be a PNG.
    saveAs(url.href);
  };
  return (
    <div className={styles['actions']}>
      <IconButton icon="download" label={t('download')} onClick={download} />
      <IconButton
        icon="rebase"
        label={t('useAsBase')}
        onClick={() => {
          upload.take({ kind: 'picture', picture: asBase(result) });
          void message.success(t('baseSet'));
        }}
      />
      <IconButton icon="branch" label={t('versions:open')} onClick={() => setVersions(true)} />
      {downloading && <DownloadDialog task={task} result={result} onClose={() => setDownloading(false)} />}
      {versions && <VersionsDialog imageId={result.imageId} onClose={() => setVersions(false)} />}
      <IconButton
        icon="star"
        label={t('studio:favourite')}
        pressed={task.favourite}
        filled={task.favourite}
        onClick={() => void actions.setFavourite(task, !task.favourite)}
      />
      <MenuButton
        icon="more"
        label={t('more')}
        items={[
          { key: 'as', label: t('download:as'), onClick: () => setDownloading(true) },
          ...(task.images.length > 1
            ? [{ key: 'zip', label: t('downloadAll'), onClick: () => void actions.downloadZip([task]) }]
            : []),
          {
            key: 'settings',
            label: t('settingsReuse'),
            onClick: () => void reuse(),
          },
          { type: 'divider' },
          {
            key: 'delete',
            label: t('studio:delete'),
            onClick: () => void actions.remove([task], () => shown.show(undefined)),
          },
        ]}
      />
    </div>
  );
}
