import type { Task } from '@plumbline/contract/api/tasks.ts';
import { PLACED_AT_ONCE_MAX } from '@plumbline/contract/projects/project-lists.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskListQuery } from '../../api/queries.ts';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PickGrid } from './PickGrid.tsx';
import styles from './Pick.module.css';

interface Props {
  /** Tasks that are in the view already are not offered. */
  readonly viewId?: string;
  readonly onPicked: (taskIds: readonly string[]) => void;
  readonly onClose: () => void;
}

/** One's own renders, to choose several of. */
export function PickWorksDialog({ viewId, onPicked, onClose }: Props) {
  const { t } = useTranslation('projects');
  const localised = useLocalised();
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const q = useDeferredValue(words.trim());
  const list = useInfiniteQuery(taskListQuery(q === '' ? {} : { q }));
  const tasks = (list.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((task) => task.images.length > 0 && task.place?.viewId !== viewId);
  const nameOf = (task: Task) => task.request.promptTxt || localised(TOOLS[task.function].title);
  return (
    <Modal
      open
      centered
      width={880}
      title={t('pickWorks')}
      okText={picked.size === 0 ? t('choose') : t('addCount', { count: picked.size })}
      okButtonProps={{ disabled: picked.size === 0 }}
      cancelText={t('cancel')}
      onOk={() => {
        onPicked([...picked]);
        onClose();
      }}
      onCancel={onClose}
    >
      <Input
        className={styles['search'] ?? ''}
        aria-label={t('searchWorks')}
        placeholder={t('searchWorks')}
        prefix={<Icon name="search" size={16} />}
        allowClear
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <PickGrid
        items={tasks.map((task) => ({
          id: task.taskId,
          name: nameOf(task),
          cover: task.images[0]?.thumbnailUrl ?? '',
          ...(task.place ? { note: t('inView', { name: task.place.view }) } : {}),
        }))}
        picked={picked}
        most={PLACED_AT_ONCE_MAX}
        list={list}
        empty={t('noWorks')}
        onChange={setPicked}
      />
    </Modal>
  );
}
