import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChooseProps, LibraryBrowser } from './LibraryBrowser.tsx';
import { familiesOf } from './library-item.ts';

interface Props extends ChooseProps {
  readonly title?: string;
  readonly children?: ReactNode;
}

/** The material library: big swatches by family, with the true size of one tile. */
export function MaterialBrowser({ title, ...props }: Props) {
  const { t } = useTranslation('library');
  return (
    <LibraryBrowser
      {...props}
      kind="material"
      title={title ?? t('materials')}
      familiesOf={(items) => familiesOf(items).map((id) => ({ id, name: t(id) }))}
      noteOf={({ tileSizeMm }) =>
        tileSizeMm && t('tileSize', { width: tileSizeMm[0], height: tileSizeMm[1] })
      }
      none={t('noMaterials')}
      failed={t('materialsFailed')}
    />
  );
}
