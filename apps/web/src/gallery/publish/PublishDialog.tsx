import type { Task } from '@plumbline/contract/api/tasks.ts';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EMPTY_WORDS, missingOf, type PublishDraft } from './publish-draft.ts';
import { PictureRow } from './PictureRow.tsx';
import styles from './Publish.module.css';
import { usePublish } from './use-publish.ts';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  readonly task: Task;
  /** The picture that is looked at; absent: all of them. */
  readonly imageId?: string;
  readonly onClose: () => void;
}

/** Shows pictures of a task to everybody. Until it is sent off they stay one's own. */
export function PublishDialog({ task, imageId, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const { request, images } = task;
  const [draft, setDraft] = useState<PublishDraft>(() => ({
    ...EMPTY_WORDS,
    kind: 'work',
    pictures: images.filter((image) => imageId === undefined || image.imageId === imageId),
    sections: [],
    classifyIds: [request.classifyId1, request.classifyId2, request.classifyId3].filter(
      (id, level, ids): id is string =>
        id !== undefined && ids.slice(0, level).every((upper) => upper !== undefined),
    ),
  }));
  const { busy, publish } = usePublish(onClose);
  const change = (wanted: Partial<PublishDraft>) => setDraft((before) => ({ ...before, ...wanted }));
  return (
    <Modal
      open
      centered
      width={560}
      title={t('publishTitle')}
      okText={t('publish')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: missingOf(draft) !== undefined }}
      onOk={() => void publish(draft)}
      onCancel={onClose}
    >
      <p className={styles['hint']} style={{ marginBottom: 16 }}>
        {t('publishBody')}
      </p>
      {images.length > 1 && (
        <PictureRow
          label={t('picturesToPublish')}
          pictures={images}
          chosen={draft.pictures}
          onChange={(pictures) => change({ pictures })}
        />
      )}
      <WordsFields
        words={draft}
        onChange={change}
        hasBase={task.base !== null}
        hasPrompt={request.promptTxt !== ''}
      />
    </Modal>
  );
}
