import type { ResultImage } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../studio/run/save-as.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

/** The files that lie beside a picture of a model: for Photoshop and whatever else works with layers. */
export function LayersMenu({ result }: { readonly result: ResultImage }) {
  const { t } = useTranslation('model');
  const files = [
    ['layer_line', result.lineUrl, 'line'],
    ['layer_depth', result.depthUrl, 'depth'],
    ['layer_things', result.masksUrl, 'things'],
    ['layer_materials', result.materialsUrl, 'materials'],
  ] as const;
  const items = files.flatMap(([label, url, name]) =>
    url === null
      ? []
      : [{ key: name, label: t(label), onClick: () => saveAs(url, `${result.imageId}-${name}.png`) }],
  );
  if (items.length === 0) return null;
  return <MenuButton icon="layers" label={t('layersOf')} items={items} />;
}
