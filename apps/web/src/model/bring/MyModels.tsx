import { userMessage } from '@plumbline/client/server-error.ts';
import type { ModelAnswer } from '@plumbline/contract/api/models.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { api } from '../../api/client.ts';
import { formatBytes } from '../../i18n/format-bytes.ts';
import { timeAgo } from '../../i18n/time-ago.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useUndo } from '../../ui/toast/use-undo.ts';
import { modelListQuery, modelQuery } from '../model-queries.ts';
import { useModelStore } from '../state/model-store.ts';
import styles from './ModelField.module.css';

interface Props {
  readonly onClose: () => void;
  readonly onChoose: () => void;
  readonly onBring: () => void;
}

/** One's own models, newest first: open one, or delete it and take that back. */
export function MyModels({ onClose, onChoose, onBring }: Props) {
  const { t } = useTranslation('model');
  const locale = useLocale();
  const client = useQueryClient();
  const undo = useUndo();
  const { modelId, open } = useModelStore();
  const list = useInfiniteQuery(modelListQuery);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const changed = () => client.invalidateQueries({ queryKey: modelListQuery.queryKey });
  const remove = async (model: ModelAnswer) => {
    try {
      await api('deleteModel', { params: { modelId: model.modelId } });
      if (modelId === model.modelId) open(null);
      await changed();
      undo(t('deleted', { name: model.name }), async () => {
        const back = await api('restoreModel', { params: { modelId: model.modelId } });
        client.setQueryData(modelQuery(model.modelId).queryKey, back);
        await changed();
      });
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  return (
    <Modal open centered width={820} title={t('mine')} footer={null} onCancel={onClose}>
      {list.isError && (
        <p role="alert">
          {userMessage(list.error, locale)} <Button onClick={() => void list.refetch()}>{t('again')}</Button>
        </p>
      )}
      {list.isSuccess && items.length === 0 && <p>{t('mineEmpty')}</p>}
      <ul className={styles['mine']}>
        {items.map((model) => (
          <li key={model.modelId} className={styles['tile']}>
            <button
              type="button"
              aria-current={model.modelId === modelId}
              onClick={() => {
                if (model.modelId !== modelId) open(model.modelId);
                onChoose();
              }}
            >
              {model.previewUrl ? (
                <img src={model.previewUrl} alt="" loading="lazy" />
              ) : (
                <span className={styles['cover']}>
                  <Icon name="layers" size={28} />
                </span>
              )}
              <strong>{model.name}</strong>
              <small>
                {model.state === 'ready'
                  ? `${formatBytes(model.bytes, locale)} · ${timeAgo(new Date(model.updatedAt), new Date(), locale)}`
                  : t(model.state === 'reading' ? 'stateReading' : 'stateFailed')}
              </small>
            </button>
            <IconButton
              icon="trash"
              label={t('delete', { name: model.name })}
              onClick={() => void remove(model)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <Button kind="primary" style={{ marginTop: 12 }} onClick={onBring}>
        {t('choose')}
      </Button>
    </Modal>
  );
}
