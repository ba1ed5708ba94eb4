import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MenuButton } from '../ui/MenuButton.tsx';
import { useLanguageItems, useThemeItems } from './use-setting-items.tsx';
import { useToolItems } from './use-tool-items.tsx';

/** Everything of the header that a phone has no room for. */
export function PhoneMenu() {
  const { t } = useTranslation('layout');
  const tools = useToolItems();
  const languages = useLanguageItems();
  const themes = useThemeItems();
  return (
    <MenuButton
      icon="menu"
      label={t('menu')}
      items={[
        { key: 'home', label: <Link to="/">{t('home')}</Link> },
        { key: 'works', label: <Link to="/list">{t('works')}</Link> },
        { key: 'render', type: 'group', label: t('render'), children: tools },
        { key: 'language', type: 'group', label: t('language'), children: languages },
        { key: 'theme', type: 'group', label: t('theme'), children: themes },
      ]}
    />
  );
}
