import { LOCALES } from '@plumbline/contract/text.ts';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '../app/preferences.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { toolSections } from '../tools/tool-sections.ts';
import { useShownTools } from '../tools/use-shown-tools.ts';
import { HelperLinks } from '../tools/HelperLinks.tsx';
import { useToolCovers } from '../tools/use-tool-covers.ts';
import { ChipChoice } from '../ui/ChipChoice.tsx';
import { Sheet } from '../ui/sheet/Sheet.tsx';
import { NavEntry } from './NavEntry.tsx';
import { ToolLink } from './ToolLink.tsx';
import styles from './ToolMenu.module.css';
import { navigationKey, useNavigation } from './use-navigation.ts';
import { LANGUAGE_NAMES, THEME_TEXTS, THEMES } from './use-setting-items.ts';

/** Everything of the header that a phone has no room for. */
export function PhoneSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['layout', 'tools']);
  const coverOf = useToolCovers();
  const shown = useShownTools();
  const entries = useNavigation();
  const locale = useLocale();
  const { setLocale, theme, setTheme } = usePreferences();
  return (
    <Sheet title={t('menu')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['sheet']}>
        <nav className={styles['pages']} aria-label={t('mainNavigation')}>
          {entries.map(
            (entry) =>
              entry.kind !== 'tools' && (
                <NavEntry key={navigationKey(entry)} entry={entry} onOpen={onClose} />
              ),
          )}
        </nav>
        {toolSections(shown).map(({ section, tools }) => (
          <section key={section} aria-label={t(`tools:${section}`)}>
            <h2>{t(`tools:${section}`)}</h2>
            <ul>
              {tools.map((tool) => (
                <li key={tool.function}>
                  <ToolLink tool={tool} cover={coverOf(tool)} onOpen={onClose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <HelperLinks onOpen={onClose} />
        <section>
          <h2>{t('language')}</h2>
          <ChipChoice
            label={t('language')}
            layout="row"
            options={LOCALES.map((each) => ({ value: each, name: LANGUAGE_NAMES[each] }))}
            value={locale}
            onChange={setLocale}
          />
        </section>
        <section>
          <h2>{t('theme')}</h2>
          <ChipChoice
            label={t('theme')}
            layout="row"
            options={THEMES.map((each) => ({ value: each, name: t(THEME_TEXTS[each]) }))}
            value={theme}
            onChange={setTheme}
          />
        </section>
      </div>
    </Sheet>
  );
}
