import { useTranslation } from 'react-i18next';
import { usePreferences } from '../app/preferences.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useThemeItems } from './use-setting-items.ts';

const ICONS = { system: 'monitor', light: 'sunny', dark: 'moon' } as const;

export function ThemeSwitch() {
  const { t } = useTranslation('layout');
  const theme = usePreferences((state) => state.theme);
  return <MenuButton icon={ICONS[theme]} label={t('theme')} items={useThemeItems()} />;
}
