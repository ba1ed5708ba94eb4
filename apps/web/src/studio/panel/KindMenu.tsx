import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { useSettingsStore } from '../settings/settings-store.ts';
import type { BasePicture } from '../settings/workspace-settings.ts';
import { useStudio } from '../studio-context.ts';
import styles from './KindMenu.module.css';

/** The detected kind of the base, correctable. */
export function KindMenu({ base }: { readonly base: BasePicture }) {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { tool, settings } = useStudio();
  const setValue = useSettingsStore((state) => state.setValue);
  const options = tool.fields.find((field) => field.control === 'kind')?.options ?? [];
  const corrected = settings.values.imageKind;
  const kind = corrected ?? base.kind;
  const option = options.find((each) => each.value === kind);
  return (
    <Menu
      className={styles['kind']}
      title={t('kindChange')}
      items={options.map((each) => ({
        key: String(each.value),
        label: localised(each.label),
        checked: each.value === kind,
        onClick: () =>
          setValue(tool.function, 'imageKind', each.value === base.kind ? undefined : String(each.value)),
      }))}
    >
      <span className={styles['words']}>
        <small>
          {t(
            option === undefined ? 'kindUnknown' : corrected === undefined ? 'kindDetected' : 'kindCorrected',
          )}
        </small>
        {option ? localised(option.label) : t('kindAuto')}
      </span>
      <Icon name="chevron-down" size={14} />
    </Menu>
  );
}
