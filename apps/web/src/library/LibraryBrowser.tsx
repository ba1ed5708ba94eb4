import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { libraryQuery } from '../api/queries.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { LazyPictureBrowser } from '../ui/LazyPictureBrowser.tsx';
import type { LibraryItem } from './library-item.ts';

export interface ChooseProps {
  readonly value?: string | undefined;
  readonly onChoose: (item: LibraryItem) => void;
  readonly onClose: () => void;
}

interface Props extends ChooseProps {
  readonly kind: 'material' | 'object';
  readonly title: string;
  /** Families to choose by, of those that the items name in their tags. */
  readonly familiesOf: (
    items: readonly LibraryItem[],
  ) => readonly { readonly id: string; readonly name: string }[];
  readonly noteOf?: (item: LibraryItem) => string | undefined;
  /** Said where there are none, and where they could not be read. */
  readonly none: string;
  readonly failed: string;
  readonly children?: ReactNode;
}

/** Items of the library as swatches, by family and by search. */
export function LibraryBrowser(props: Props) {
  const { kind, title, familiesOf, noteOf, none, failed, value, onChoose, onClose, children } = props;
  const { t } = useTranslation('library');
  const localised = useLocalised();
  const library = useQuery(libraryQuery(kind));
  const items = library.data ?? [];
  return (
    <LazyPictureBrowser
      title={title}
      shape="swatch"
      items={items.map((item) => {
        const note = noteOf?.(item);
        return {
          id: item.id,
          name: localised(item.name),
          cover: item.cover,
          families: item.tags,
          words: [item.id, ...Object.values(item.name), ...item.tags].join(' '),
          ...(note === undefined ? {} : { note }),
        };
      })}
      families={familiesOf(items)}
      value={value}
      empty={library.isError ? failed : library.isPending ? '' : none}
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
    </LazyPictureBrowser>
  );
}
