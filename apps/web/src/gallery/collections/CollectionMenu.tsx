import type { Collection } from '@plumbline/contract/api/collections.ts';
import { COLLECTION_NAME_MAX } from '@plumbline/contract/works/work-lists.ts';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useCollections } from './use-collections.ts';

interface Props {
  readonly collection: Collection;
  readonly onDeleted?: () => void;
}

/** Name, show, delete one of one's own collections. */
export function CollectionMenu({ collection, onDeleted }: Props) {
  const { t } = useTranslation('gallery');
  const { change, remove } = useCollections();
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState(collection.name);
  const close = () => setNaming(false);
  const title = collection.name || t('favourites');
  return (
    <>
      <MenuButton
        icon="more"
        label={t('collectionMenu', { name: title })}
        items={[
          { key: 'name', label: t('rename'), onClick: () => setNaming(true) },
          {
            key: 'public',
            label: t(collection.public ? 'makePrivate' : 'makePublic'),
            onClick: () => void change(collection, { public: !collection.public }),
          },
          ...(collection.first
            ? []
            : [
                { type: 'divider' as const },
                {
                  key: 'delete',
                  label: t('deleteCollection'),
                  onClick: () => void remove(collection).then((done) => done && onDeleted?.()),
                },
              ]),
        ]}
      />
      {naming && (
        <Modal
          open
          centered
          width={420}
          title={t('rename')}
          okText={t('save')}
          cancelText={t('cancel')}
          okButtonProps={{ disabled: name.trim() === '' }}
          onOk={() => void change(collection, { name: name.trim() }).then(close)}
          onCancel={close}
        >
          <Input
            aria-label={t('collectionName')}
            maxLength={COLLECTION_NAME_MAX}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Modal>
      )}
    </>
  );
}
