import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../i18n/use-locale.ts';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { texts } from '../../app/load-chunk.ts';
import { useIsShown } from '../../session/route-access.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { reuseEdit, reuseMask } from '../run/reuse-edit.ts';
import { saveAs } from '../run/save-as.ts';
import { useTaskActions } from '../run/use-task-actions.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { asBase, baseOf } from './as-base.ts';
import styles from './BottomBar.module.css';
import { settingsOf } from './settings-of.ts';
import { toast } from '../../ui/toast/toast.ts';

const DownloadDialog = lazyDialog(
  'download',
  async () => (await import('../download/DownloadDialog.tsx')).DownloadDialog,
  texts('studio', 'download'),
);
const VersionsDialog = lazyDialog(
  'versions',
  async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog,
  texts('studio'),
);

const PublishDialog = lazyDialog(
  'publish',
  async () => (await import('../../gallery/publish/PublishDialog.tsx')).PublishDialog,
  texts('gallery'),
);
const AddToProjectDialog = lazyDialog(
  'project',
  async () => (await import('../../projects/add/AddToProjectDialog.tsx')).AddToProjectDialog,
  texts('projects'),
);

export function ResultActions({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  const { t } = useTranslation(['stage', 'studio', 'versions', 'download', 'panel']);
  const client = useQueryClient();
  const locale = useLocale();
  const { tool, shown, upload, masks } = useStudio();
  const setValues = useSettingsStore((state) => state.setValues);
  const setBase = useSettingsStore((state) => state.setBase);
  const setPicture = useSettingsStore((state) => state.setPicture);
  const navigate = useNavigate();
  const actions = useTaskActions();
  const [downloading, setDownloading] = useState(false);
  const [versions, setVersions] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const [placing, setPlacing] = useState(false);
  const isShown = useIsShown();
  const reuse = async () => {
    const base = baseOf(task);
    if (base) setBase(tool.function, base);
    setValues(tool.function, settingsOf(tool, task.request));
    try {
      await reuseEdit(client, task);
      if (masks) await reuseMask(masks, task);
      toast.success(t('settingsSet'));
    } catch (error) {
      // The library or the mask did not come; the rest is set.
      toast.error(userMessage(error, locale));
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
          toast.success(t('baseSet'));
        }}
      />
      {task.function === 'matting' && (
        <IconButton
          icon="chair"
          label={t('useAsObject')}
          onClick={() => {
            setPicture('objectChangepro', 'objectId', asBase(result));
            void navigate(TOOLS.objectChangepro.route);
          }}
        />
      )}
      <IconButton icon="branch" label={t('versions:open')} onClick={() => setVersions(true)} />
      {downloading && <DownloadDialog task={task} result={result} onClose={() => setDownloading(false)} />}
      {versions && <VersionsDialog imageId={result.imageId} onClose={() => setVersions(false)} />}
      {placing && <AddToProjectDialog tasks={[task]} onClose={() => setPlacing(false)} />}
      {publishing && (
        <Suspense fallback={null}>
          <PublishDialog task={task} imageId={result.imageId} onClose={() => setPublishing(false)} />
        </Suspense>
      )}
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
          { key: 'analyse', label: t('panel:analyse'), to: `/analyse?imageId=${result.imageId}` },
          { key: 'similar', label: t('similar'), to: `/similar?imageId=${result.imageId}` },
          ...(isShown('projects')
            ? [{ key: 'project', label: t('addToProject'), onClick: () => setPlacing(true) }]
            : []),
          ...(task.place && isShown('projects')
            ? [
                {
                  key: 'place',
                  label: t('toProject', { name: task.place.project }),
                  to: `/projects/${task.place.projectId}?view=${task.place.viewId}`,
                },
              ]
            : []),
          // A smaller file of the same picture is no work.
          ...(tool.function === 'compress'
            ? []
            : [{ key: 'publish', label: t('publish'), onClick: () => setPublishing(true) }]),
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
