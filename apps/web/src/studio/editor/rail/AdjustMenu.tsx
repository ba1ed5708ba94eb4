import { RESHAPE_AMOUNT } from '@plumbline/editor/reshape-mask.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { PopoverButton } from '../../../ui/floating/PopoverButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import icon from '../../../ui/IconButton.module.css';
import type { MaskEditor } from '../mask-editor.ts';
import { reshape } from '../mask-operations.ts';
import { useToolSettings } from '../tool-settings.ts';
import { LabelledSlider } from './LabelledSlider.tsx';
import styles from './ToolOptions.module.css';

const KINDS = ['grow', 'shrink', 'feather'] as const;
/** The slider's end: larger amounts are rare, and could not be set finely beside them. */
const MOST = 100;

/** Growing, shrinking and feathering by an amount. */
export function AdjustMenu({ editor }: { readonly editor: MaskEditor }) {
  const { t } = useTranslation('edit');
  const amount = useToolSettings((state) => state.amount);
  const change = useToolSettings((state) => state.change);
  return (
    <PopoverButton
      label={t('moreEdits')}
      buttonLabel={t('moreEdits')}
      placement="bottom-center"
      className={icon['button']}
      button={<Icon name="adjust" />}
    >
      {() => (
        <div className={styles['adjust']}>
          <LabelledSlider
            label={t('amount')}
            min={RESHAPE_AMOUNT.min}
            max={MOST}
            step={1}
            value={amount}
            shown={String(amount)}
            onChange={(next) => change({ amount: next })}
          />
          <div className={styles['buttons']}>
            {KINDS.map((kind) => (
              <Button key={kind} size="small" onClick={() => reshape(editor, kind, amount)}>
                {t(kind)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </PopoverButton>
  );
}
