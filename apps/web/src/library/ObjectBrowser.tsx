import { useTranslation } from 'react-i18next';
import { type ChooseProps, LibraryBrowser } from './LibraryBrowser.tsx';
import { OBJECT_PLACES } from './library-item.ts';

/** The objects of the library by where they stand. */
export function ObjectBrowser(props: ChooseProps) {
  const { t } = useTranslation('library');
  return (
    <LibraryBrowser
      {...props}
      kind="object"
      title={t('objects')}
      familiesOf={() => OBJECT_PLACES.map((id) => ({ id, name: t(id) }))}
      none={t('noObjects')}
      failed={t('objectsFailed')}
    />
  );
}
