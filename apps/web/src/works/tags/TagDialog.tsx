import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TAG_NAME_MAX } from '@plumbline/contract/history/history-limits.ts';
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './TagDialog.module.css';
import { useTags } from './use-tags.ts';

interface Props {
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
}

/** Tags of the selected works: put on, taken off, made, renamed (into another one's name: merged), deleted. */
export function TagDialog({ tasks, onClose }: Props) {
  const { t } = useTranslation('works');
  const { tags, busy, change, rename, remove } = useTags();
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<{ readonly tagId: string; readonly name: string }>();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const taskIds = tasks.map(({ taskId }) => taskId);
  const countOf = (tagId: string) =>
    tasks.filter((task) => task.tags.some((tag) => tag.tagId === tagId)).length;
  const stateOf = (tagId: string): boolean | 'mixed' => {
    const now = changed.get(tagId);
    if (now !== undefined) return now;
    const count = countOf(tagId);
    return count === 0 ? false : count === tasks.length ? true : 'mixed';
  };
  const toggle = async (tagId: string, tag: string) => {
    const on = stateOf(tagId) !== true;
    if (await change(taskIds, on ? { add: [tag] } : { remove: [tagId] }))
      setChanged(new Map(changed).set(tagId, on));
  };
  const add = async () => {
    const wanted = name.trim();
    if (wanted === '' || !(await change(taskIds, { add: [wanted] }))) return;
    const known = tags.find((tag) => tag.name.toLowerCase() === wanted.toLowerCase());
    if (known) setChanged(new Map(changed).set(known.tagId, true));
    setName('');
  };
  const saveName = async () => {
    if (!renaming) return;
    const wanted = renaming.name.trim();
    if (wanted !== '' && (await rename(renaming.tagId, wanted))) setRenaming(undefined);
  };
  return (
    <Modal
      open
      centered
      title={t('tagTitle', { count: tasks.length })}
      footer={null}
      width={440}
      onCancel={onClose}
    >
      <form
        className={styles['new']}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Input
          aria-label={t('newTag')}
          placeholder={t('newTag')}
          maxLength={TAG_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={name.trim() === ''} loading={busy}>
          {t('addTag')}
        </Button>
      </form>
      {tags.length === 0 && <p className={styles['none']}>{t('noTags')}</p>}
      <ul className={styles['tags']}>
        {tags.map((tag) => {
          const state = stateOf(tag.tagId);
          return (
            <li key={tag.tagId}>
              {renaming?.tagId === tag.tagId ? (
                <form
                  className={styles['new']}
                  onSubmit={(event) => {
                    event.preventDefault();
                    void saveName();
                  }}
                >
                  <Input
                    autoFocus
                    aria-label={t('renameTag', { name: tag.name })}
                    maxLength={TAG_NAME_MAX}
                    value={renaming.name}
                    onChange={(event) => setRenaming({ tagId: tag.tagId, name: event.target.value })}
                    onKeyDown={(event) => {
                      if (event.key !== 'Escape') return;
                      event.stopPropagation();
                      setRenaming(undefined);
                    }}
                  />
                  <IconButton icon="check" label={t('saveTag')} onClick={() => void saveName()} />
                </form>
              ) : (
                <>
                  <label>
                    <input
                      type="checkbox"
                      checked={state === true}
                      ref={(box) => {
                        if (box) box.indeterminate = state === 'mixed';
                      }}
                      disabled={busy}
                      onChange={() => void toggle(tag.tagId, tag.name)}
                    />
                    <span>{tag.name}</span>
                    <small>{tag.count}</small>
                  </label>
                  <IconButton
                    icon="brush"
                    label={t('renameTag', { name: tag.name })}
                    onClick={() => setRenaming(tag)}
                  />
                  <IconButton
                    icon="trash"
                    label={t('deleteTag', { name: tag.name })}
                    onClick={() => void remove(tag)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles['none']}>{t('mergeHint')}</p>
    </Modal>
  );
}
