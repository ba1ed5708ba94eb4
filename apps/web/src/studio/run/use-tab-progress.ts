import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';

/** Shows the progress of the task on the stage in the tab's title. */
export function useTabProgress(tool: ToolDescriptor, task: Task | undefined): void {
  const { t } = useTranslation('studio');
  const localised = useLocalised();
  const percent = task?.state === 'running' ? Math.round(task.progress * 100) : undefined;
  const title = percent === undefined ? undefined : t('tabTitle', { percent, tool: localised(tool.title) });
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
