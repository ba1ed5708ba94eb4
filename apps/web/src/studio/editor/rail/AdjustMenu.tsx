import { RESHAPE_AMOUNT } from '@plumbline/editor/reshape-mask.ts';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
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
    <Popover
      trigger="click"
      placement="bottom"
      content={
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
      }
    >
      <span>
        <IconButton icon="adjust" label={t('moreEdits')} onClick={() => undefined} />
      </span>
    </Popover>
  );
}
