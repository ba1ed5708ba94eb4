import { userMessage } from '@plumbline/client/server-error.ts';
import type { OwnWork } from '@plumbline/contract/api/works.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { LoadingFailed } from '../feed/ListState.tsx';
import { ownWorkQuery } from '../queries/gallery-queries.ts';
import type { DraftWords } from './publish-draft.ts';
import { WordsFields } from './WordsFields.tsx';

interface Props {
  readonly workId: string;
  readonly onClose: () => void;
}

/** Changes what is said of one's own work; its pictures are changed by publishing anew. */
export function EditWorkDialog({ workId, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const query = useQuery(ownWorkQuery(workId));
  if (query.data) return <EditForm work={query.data} onClose={onClose} />;
  return (
    <Modal open centered width={560} title={t('editWork')} footer={null} onCancel={onClose}>
      {query.isError ? (
        <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}

function EditForm({ work, onClose }: { readonly work: OwnWork; readonly onClose: () => void }) {
  const { t } = useTranslation('gallery');
  const client = useQueryClient();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<DraftWords>(work);
  const save = async () => {
    const { title, story, classifyIds, licence, showBase, showPrompt } = words;
    setBusy(true);
    try {
      await api('changeWork', {
        params: { workId: work.workId },
        body: {
          title: title.trim(),
          story: story.trim(),
          classifyIds: [...classifyIds],
          licence,
          showBase,
          showPrompt,
        },
      });
      await client.invalidateQueries({ queryKey: ['gallery'] });
      toast.success(t('saved'));
      onClose();
    } catch (error) {
      toast.error(userMessage(error, locale));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      centered
      width={560}
      title={t('editWork')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: words.title.trim() === '' }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <WordsFields
        words={words}
        onChange={(change) => setWords((before) => ({ ...before, ...change }))}
        hasBase={work.hasBase}
        hasPrompt={work.hasPrompt}
      />
    </Modal>
  );
}
