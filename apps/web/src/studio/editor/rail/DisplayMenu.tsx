import { Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';
import icon from '../../../ui/IconButton.module.css';
import { MASK_DISPLAYS, useToolSettings } from '../tool-settings.ts';

const TEXTS = { both: 'showBoth', outline: 'showOutline', tint: 'showTint' } as const;

/** How the mask is shown: tinted, by its outline, or both. */
export function DisplayMenu() {
  const { t } = useTranslation('edit');
  const display = useToolSettings((state) => state.display);
  const change = useToolSettings((state) => state.change);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        selectable: true,
        selectedKeys: [display],
        items: MASK_DISPLAYS.map((each) => ({
          key: each,
          label: t(TEXTS[each]),
          onClick: () => change({ display: each }),
        })),
      }}
    >
      <button
        type="button"
        className={icon['button']}
        aria-label={t('maskDisplay')}
        aria-haspopup="menu"
        title={`${t('maskDisplay')}  O`}
      >
        <Icon name="outline" />
      </button>
    </Dropdown>
  );
}
