import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStudio } from '../../studio-context.ts';
import styles from './HelpSheet.module.css';

const ROWS = [
  ['keyBrush', ['B', 'E']],
  ['keySelect', ['L', 'P', 'W']],
  ['keyPick', ['K', 'M']],
  ['keySize', ['[', ']']],
  ['keyHardness', ['{', '}']],
  ['keyEraseHeld', ['Alt']],
  ['keyLine', ['⇧']],
  ['keyAdd', ['⇧']],
  ['keySubtract', ['Alt']],
  ['keyIntersect', ['⇧ Alt']],
  ['keySwap', ['X']],
  ['keyClose', ['Enter']],
  ['keyCancel', ['Esc']],
  ['keyInvert', ['I']],
  ['keyDisplay', ['O']],
  ['keyClear', ['Del']],
  ['keyUndo', ['Ctrl Z', 'Ctrl ⇧ Z']],
  ['keyPan', ['H', 'Space']],
  ['keyZoom', ['+', '−', '0']],
  ['keyStart', ['Ctrl Enter']],
  ['keyHelp', ['?']],
] as const;
/** Where a colour is asked for. */
const COLOUR_ROWS = [['keyDropper', ['C']]] as const;

/** Every key of the mask editor. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('edit');
  const { tool } = useStudio();
  const colours = tool.fields.some(({ control }) => control === 'color');
  return (
    <Modal open centered title={t('shortcuts')} footer={null} width={560} onCancel={onClose}>
      <dl className={styles['keys']}>
        {[...ROWS, ...(colours ? COLOUR_ROWS : [])].map(([text, keys]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
