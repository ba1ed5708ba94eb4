import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { PictureBrowser } from '../ui/PictureBrowser.tsx';
import { type LibraryItem, OBJECT_PLACES } from './library-item.ts';

interface Props {
  readonly value: string | undefined;
  readonly onChoose: (item: LibraryItem) => void;
  readonly onClose: () => void;
}

/** The objects of the library by where they stand. */
export function ObjectBrowser({ value, onChoose, onClose }: Props) {
  const { t } = useTranslation('library');
  const localised = useLocalised();
  const library = useQuery(libraryQuery('object'));
  const items = library.data ?? [];
  return (
    <PictureBrowser
      title={t('objects')}
      shape="swatch"
      items={items.map((item) => ({
        id: item.id,
        name: localised(item.name),
        cover: item.cover,
        families: item.tags,
        words: [item.id, ...Object.values(item.name), ...item.tags].join(' '),
      }))}
      families={OBJECT_PLACES.map((id) => ({ id, name: t(id) }))}
      value={value}
      empty={library.isError ? t('objectsFailed') : library.isPending ? '' : t('noObjects')}
      onChoose={(id) => {
        const item = items.find((each) => each.id === id);
        if (item) onChoose(item);
      }}
      onClose={onClose}
    >
      {library.isError && (
        <Button style={{ marginTop: 12 }} onClick={() => void library.refetch()}>
          {t('retry')}
        </Button>
      )}
    </PictureBrowser>
  );
}
