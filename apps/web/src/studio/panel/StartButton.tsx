import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { openRecharge } from '../../recharge/recharge-store.ts';
import { useStudio } from '../studio-context.ts';
import styles from './StartButton.module.css';

const APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Always says what it costs, or why it cannot be pressed. */
export function StartButton() {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { button, start } = useStudio().run;
  const isShort = !button.ready && (button.reason === 'noTickets' || button.reason === 'fewTickets');
  return (
    <>
      <Button
        type="primary"
        size="large"
        block
        disabled={!button.ready}
        loading={!button.ready && button.reason === 'starting'}
        onClick={start}
      >
        {button.ready
          ? t('start', { count: button.cost })
          : t(button.reason, { field: button.field ? localised(button.field.label) : '' })}
        {button.ready && (
          <kbd className={styles['shortcut']} aria-hidden>
            {APPLE ? '⌘↵' : 'Ctrl ↵'}
          </kbd>
        )}
      </Button>
      {isShort && (
        <Button size="large" block className={styles['recharge'] ?? ''} onClick={() => openRecharge()}>
          {t('recharge')}
        </Button>
      )}
    </>
  );
}
