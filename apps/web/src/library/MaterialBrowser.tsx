import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { PictureBrowser } from '../ui/PictureBrowser.tsx';
import { familiesOf, type LibraryItem } from './library-item.ts';

interface Props {
  readonly title?: string;
  readonly value?: string | undefined;
  readonly onChoose: (item: LibraryItem) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The material library: big swatches by family, with the true size of one tile. */
export function MaterialBrowser({ title, value, onChoose, onClose, children }: Props) {
  const { t } = useTranslation('library');
  const localised = useLocalised();
  const library = useQuery(libraryQuery('material'));
  const items = library.data ?? [];
  return (
    <PictureBrowser
      title={title ?? t('materials')}
      shape="swatch"
      items={items.map((item) => ({
        id: item.id,
        name: localised(item.name),
        cover: item.cover,
        families: item.tags,
        words: [item.id, ...Object.values(item.name), ...item.tags].join(' '),
        ...(item.tileSizeMm && {
          note: t('tileSize', { width: item.tileSizeMm[0], height: item.tileSizeMm[1] }),
        }),
      }))}
      families={familiesOf(items).map((id) => ({ id, name: t(id) }))}
      value={value}
      empty={library.isError ? t('materialsFailed') : library.isPending ? '' : t('noMaterials')}
      onChoose={(id) => {
        const item = items.find((each) => each.id === id);
        if (item) onChoose(item);
      }}
      onClose={onClose}
    >
      {children}
      {library.isError && (
        <Button style={{ marginTop: 12 }} onClick={() => void library.refetch()}>
          {t('retry')}
        </Button>
      )}
    </PictureBrowser>
  );
}
