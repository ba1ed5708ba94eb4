import { useTranslation } from 'react-i18next';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useLanguageItems } from './use-setting-items.ts';

export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  return <MenuButton icon="language" label={t('language')} items={useLanguageItems()} />;
}
