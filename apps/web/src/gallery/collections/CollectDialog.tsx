import type { Work } from '@plumbline/contract/api/works.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_NAME_MAX } from '@plumbline/contract/works/work-lists.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCollect } from '../actions/use-collect.ts';
import { LoadingFailed } from '../feed/ListState.tsx';
import { collectionsQuery } from '../queries/gallery-queries.ts';
import styles from './Collections.module.css';
import { useCollections } from './use-collections.ts';

interface Props {
  readonly work: Pick<Work, 'workId' | 'collected'>;
  readonly onClose: () => void;
}

/** Which of one's collections a work is in; a new one is made on the spot. */
export function CollectDialog({ work, onClose }: Props) {
  const { t } = useTranslation('gallery');
  const query = useQuery({ ...collectionsQuery(undefined, work.workId), staleTime: 0 });
  const collect = useCollect();
  const { create } = useCollections();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  /** What was pressed here, before the server has said so. */
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({});
  const set = (collectionId: string, title: string, on: boolean) => {
    setWished({ ...wished, [collectionId]: on });
    collect({ work, on, collection: { collectionId, name: title } });
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    const made = await create(name.trim());
    setBusy(false);
    if (!made) return;
    setName('');
    set(made.collectionId, made.name, true);
  };
  return (
    <Modal open centered width={420} title={t('collectTitle')} footer={null} onCancel={onClose}>
      {query.isError && <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />}
      <ul className={styles['choices']}>
        {query.data?.map((collection) => {
          const on = wished[collection.collectionId] ?? collection.has;
          const title = collection.name || t('favourites');
          return (
            <li key={collection.collectionId}>
              <button
                type="button"
                className={styles['choice']}
                role="checkbox"
                aria-checked={on}
                onClick={() => set(collection.collectionId, title, !on)}
              >
                {collection.covers[0] === undefined ? <i /> : <img src={collection.covers[0]} alt="" />}
                <span>{title}</span>
                {on && <Icon name="check" size={18} />}
              </button>
            </li>
          );
        })}
      </ul>
      <form className={styles['make']} onSubmit={(event) => void make(event)}>
        <Input
          aria-label={t('newCollection')}
          placeholder={t('newCollection')}
          maxLength={COLLECTION_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" loading={busy} disabled={name.trim() === ''}>
          {t('create')}
        </Button>
      </form>
    </Modal>
  );
}
