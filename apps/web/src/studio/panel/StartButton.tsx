import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { useLocalised } from '../../i18n/use-locale.ts';
import { openMemberships, openRecharge } from '../../recharge/recharge-store.ts';
import type { BlockedReason } from '../run/button-state.ts';
import { useStudio } from '../studio-context.ts';
import { PriceNote } from './PriceNote.tsx';
import styles from './StartButton.module.css';

const APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** What helps against a reason that the button cannot be pressed. */
const OFFERS: Partial<Record<BlockedReason, 'recharge' | 'becomeMember'>> = {
  noTickets: 'recharge',
  fewTickets: 'recharge',
  membersOnly: 'becomeMember',
};

/** What it says to who pays nothing. */
const FREELY = {
  start: 'startFreely',
  apply: 'applyFreely',
  startWithoutWords: 'startWithoutWordsFreely',
} as const;

/** Always says what it costs, or why it cannot be pressed. */
export function StartButton() {
  const { t } = useTranslation('panel');
  const localised = useLocalised();
  const { run, tool } = useStudio();
  const { button, start } = run;
  const does = run.words.unanswered ? 'startWithoutWords' : tool.group === 'edit' ? 'apply' : 'start';
  const offer = button.ready ? undefined : OFFERS[button.reason];
  return (
    <>
      <Button
        kind="primary"
        size="large"
        block
        disabled={!button.ready}
        loading={!button.ready && button.reason === 'starting'}
        onClick={start}
      >
        {button.ready
          ? t(run.unlimited ? FREELY[does] : does, { count: button.cost })
          : t(button.reason, { field: button.field ? localised(button.field.label) : '' })}
        {button.ready && (
          <kbd className={styles['shortcut']} aria-hidden>
            {APPLE ? '⌘↵' : 'Ctrl ↵'}
          </kbd>
        )}
      </Button>
      <PriceNote />
      {offer && (
        <Button
          kind="primary"
          size="large"
          block
          className={styles['recharge'] ?? ''}
          onClick={offer === 'becomeMember' ? openMemberships : () => openRecharge()}
        >
          {t(offer)}
        </Button>
      )}
    </>
  );
}
