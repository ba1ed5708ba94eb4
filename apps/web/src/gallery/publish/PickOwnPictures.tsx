import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { taskListQuery, uploadsQuery } from '../../api/queries.ts';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { GridSkeleton, LoadingFailed } from '../feed/ListState.tsx';
import type { DraftPicture } from './publish-draft.ts';
import styles from './Publish.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  /** Whether pictures that one brought can be taken too: a cover is always one's own result. */
  readonly uploads: boolean;
  readonly chosen: readonly DraftPicture[];
  readonly most: number;
  readonly onChosen: (pictures: DraftPicture[]) => void;
  readonly onClose: () => void;
}

type Source = 'results' | 'uploads';

/** One's own pictures to choose several of. */
export function PickOwnPictures({ uploads, chosen, most, onChosen, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const [source, setSource] = useState<Source>('results');
  const [picked, setPicked] = useState<readonly DraftPicture[]>(chosen);
  const results = useInfiniteQuery({ ...taskListQuery({}), enabled: source === 'results' });
  const brought = useInfiniteQuery({ ...uploadsQuery({}), enabled: source === 'uploads' });
  const query = source === 'results' ? results : brought;
  const pictures = useMemo<DraftPicture[]>(
    () =>
      source === 'results'
        ? (results.data?.pages ?? []).flatMap(({ items }) => items.flatMap(({ images }) => images))
        : (brought.data?.pages ?? []).flatMap(({ items }) => items),
    [brought.data, results.data, source],
  );
  const toggle = (picture: DraftPicture) => {
    const without = picked.filter(({ imageId }) => imageId !== picture.imageId);
    if (without.length < picked.length) setPicked(without);
    else if (picked.length < most) setPicked([...picked, picture]);
  };
  return (
    <Modal
      open
      centered
      width={720}
      title={t('addPictures')}
      okText={t('takePictures', { count: picked.length })}
      cancelText={t('cancel')}
      onOk={() => {
        onChosen([...picked]);
        onClose();
      }}
      onCancel={onClose}
    >
      {uploads && (
        <div style={{ width: 'max-content', marginBottom: 12 }}>
          <ChipChoice<Source>
            label={t('pictureSource')}
            layout="row"
            options={[
              { value: 'results', name: t('ownResults') },
              { value: 'uploads', name: t('ownUploads') },
            ]}
            value={source}
            onChange={setSource}
          />
        </div>
      )}
      {query.isPending && <GridSkeleton />}
      {query.isError && !query.data && (
        <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && pictures.length === 0 && (
        <EmptyState title={t('noOwnPictures')} body={t('noOwnPicturesBody')} />
      )}
      <div className={styles['browse']}>
        {pictures.map((picture, place) => (
          <button
            key={picture.imageId}
            type="button"
            aria-label={t('pictureOf', { place: place + 1, count: pictures.length })}
            aria-pressed={picked.some(({ imageId }) => imageId === picture.imageId)}
            onClick={() => toggle(picture)}
          >
            <img src={picture.thumbnailUrl} alt="" loading="lazy" />
          </button>
        ))}
        {query.hasNextPage && (
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('loadMore')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
