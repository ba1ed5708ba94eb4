import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './HelpSheet.module.css';

const ROWS = [
  ['keyBrush', ['B', 'E']],
  ['keySelect', ['L', 'P', 'W']],
  ['keyPick', ['K', 'M']],
  ['keySize', ['[', ']']],
  ['keyHardness', ['{', '}']],
  ['keySwap', ['X']],
  ['keyAlt', ['Alt']],
  ['keyLine', ['⇧']],
  ['keyClose', ['Enter']],
  ['keyCancel', ['Esc']],
  ['keyInvert', ['I']],
  ['keyClear', ['Del']],
  ['keyUndo', ['Ctrl Z', 'Ctrl ⇧ Z']],
  ['keyPan', ['H', 'Space']],
  ['keyZoom', ['+', '−', '0']],
  ['keyStart', ['Ctrl Enter']],
  ['keyHelp', ['?']],
] as const;

/** Every key of the mask editor. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('edit');
  return (
    <Modal open centered title={t('shortcuts')} footer={null} width={560} onCancel={onClose}>
      <dl className={styles['keys']}>
        {ROWS.map(([text, keys]) => (
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
