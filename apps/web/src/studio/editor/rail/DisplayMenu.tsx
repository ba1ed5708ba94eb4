import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { MASK_DISPLAYS, useToolSettings } from '../tool-settings.ts';

const TEXTS = { both: 'showBoth', outline: 'showOutline', tint: 'showTint' } as const;

/** How the mask is shown: tinted, by its outline, or both. */
export function DisplayMenu() {
  const { t } = useTranslation('edit');
  const display = useToolSettings((state) => state.display);
  const change = useToolSettings((state) => state.change);
  return (
    <MenuButton
      icon="outline"
      label={t('maskDisplay')}
      title={`${t('maskDisplay')}  O`}
      items={MASK_DISPLAYS.map((each) => ({
        key: each,
        label: t(TEXTS[each]),
        checked: each === display,
        onClick: () => change({ display: each }),
      }))}
    />
  );
}
