import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoriesQuery, taskQuery } from '../api/queries.ts';
import { asPicture } from '../files/own-files.ts';
import { useFilesDialog } from '../files/use-files-dialog.tsx';
import { useCurrentUser } from '../session/current-user.ts';
import { takeHandedOver } from './base/handed-over.ts';
import { useFilePicker } from './base/use-file-picker.tsx';
import { usePictureUpload } from './base/use-picture-upload.ts';
import { useCarryMasks } from './editor/use-carry-masks.ts';
import { useSessionSync } from './editor/session/use-session-sync.ts';
import { useMaskEditor } from './editor/use-mask-editor.ts';
import { useStartRender } from './run/use-start-render.ts';
import { useTabProgress } from './run/use-tab-progress.ts';
import { useTaskNews } from './run/use-task-news.ts';
import { lookOf } from './settings/look.ts';
import { useSettingsStore } from './settings/settings-store.ts';
import { EMPTY_SETTINGS } from './settings/workspace-settings.ts';
import { baseOf } from './stage/as-base.ts';
import { useStageView } from './stage/use-stage-view.ts';
import type { Studio } from './studio-context.ts';

/**
 * Brings together the state of one workspace: settings, base, run, and what the stage shows.
 *
 * @param also what goes along with a start besides the settings; see `useStartRender`.
 */
export function useWorkspace(
  tool: ToolDescriptor,
  also?: Readonly<Record<string, unknown>>,
): { studio: Studio; input: React.ReactNode } {
  const { t } = useTranslation(['stage', 'files']);
  const { signedIn } = useCurrentUser();
  const settings = useSettingsStore((state) => state.tools[tool.function]) ?? EMPTY_SETTINGS;
  const categories = useQuery(categoriesQuery);
  const look = useMemo(
    () => lookOf(tool, categories.data, settings.values),
    [categories.data, settings.values, tool],
  );
  const { shown, view, setView } = useStageView(tool);
  const task = useQuery({
    ...taskQuery(shown.taskId ?? ''),
    enabled: signedIn && shown.taskId !== undefined,
  });
  const [raised, setRaised] = useState(false);
  const needsBase = tool.fields.some((field) => field.control === 'image');
  const setBase = useSettingsStore((state) => state.setBase);
  const carryMasks = useCarryMasks(tool);
  const upload = usePictureUpload(
    'base',
    async (picture, shrunkFrom) => {
      if (!needsBase) return;
      if (shrunkFrom) await carryMasks(shrunkFrom, picture);
      setBase(tool.function, picture);
      // A new base leaves the old result behind; it stays in the history.
      shown.show(undefined);
    },
    { maxEdge: tool.maxEdge },
  );
  const picker = useFilePicker(t('choose'), (file) => upload.take({ kind: 'file', file }));
  const files = useFilesDialog({
    title: t('files:chooseBase'),
    kinds: ['base', 'reference', 'texture'],
    onChoose: (file) => upload.take({ kind: 'picture', picture: asPicture(file) }),
    onUpload: picker.choose,
  });
  const masks = useMaskEditor(tool, settings.base);
  useSessionSync(tool, masks, settings);
  const run = useStartRender({
    tool,
    settings,
    look,
    lookKnown: !categories.isPending,
    uploading: upload.sending !== undefined,
    masks,
    onStarted: shown.show,
    ...(also ? { also } : {}),
  });
  const shownTask = shown.taskId === undefined ? undefined : task.data;

  useTaskNews(signedIn);
  useTabProgress(tool, shownTask);
  const { take } = upload;
  useEffect(() => {
    const dropped = takeHandedOver();
    if (dropped) take(dropped);
  }, [take]);
  const wanting = needsBase && settings.base === null && !upload.sending;
  useEffect(() => {
    // An opened render brings its base along where the workspace has none, so that it can be rendered again.
    const base = wanting && shownTask ? baseOf(shownTask) : undefined;
    if (base) setBase(tool.function, base);
  }, [setBase, shownTask, tool.function, wanting]);
  const { show } = shown;
  useEffect(() => {
    // A task of another time or another account: the address must not point at nothing.
    if (task.isError) show(undefined);
  }, [show, task.isError]);

  return {
    studio: {
      tool,
      settings,
      look,
      needsBase,
      upload,
      run,
      shown,
      task: shownTask,
      view,
      setView,
      raised,
      setRaised,
      masks,
      choosePicture: picker.choose,
      chooseOwn: files.open,
    },
    input: (
      <>
        {picker.input}
        {files.dialog}
      </>
    ),
  };
}
