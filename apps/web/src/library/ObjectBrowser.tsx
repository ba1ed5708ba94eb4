import { CONTENT_DOMAINS } from '@plumbline/contract/content/own-content.ts';
import { useTranslation } from 'react-i18next';
import { type ChooseProps, LibraryBrowser } from './LibraryBrowser.tsx';

/** The objects of the library by where they stand. */
export function ObjectBrowser(props: ChooseProps) {
  const { t } = useTranslation('library');
  return (
    <LibraryBrowser
      {...props}
      kind="object"
      title={t('objects')}
      familiesOf={() => CONTENT_DOMAINS.map((id) => ({ id, name: t(id) }))}
      none={t('noObjects')}
      failed={t('objectsFailed')}
    />
  );
}
