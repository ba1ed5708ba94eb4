import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import styles from './GuideCard.module.css';
import type { GuideStepName } from './guide-steps.ts';

interface Props {
  readonly name: GuideStepName;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly onMove: (index: number) => void;
  readonly onLeave: () => void;
}

/** One step in words, with the way on. It has the keyboard while it stands. */
export function GuideCard({ name, index, total, onMove, onLeave }: Props) {
  const { t } = useTranslation('guide');
  const title = useId();
  const body = useId();
  const card = useRef<HTMLDivElement>(null);
  const last = index === total - 1;
  // The next button of each step, once the card has found its place.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      card.current?.querySelector<HTMLElement>('[data-on]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [index]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Tab') return;
    const buttons = [...(card.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = (at + (event.shiftKey ? -1 : 1) + buttons.length) % buttons.length;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    // Keeps Tab within the dialog.
    <div
      ref={card}
      role="dialog"
      aria-modal="true"
      aria-labelledby={title}
      aria-describedby={body}
      className={styles['card']}
      onKeyDown={press}
    >
      <h2 id={title}>{t(`${name}Title`)}</h2>
      <p id={body}>{t(`${name}Body`)}</p>
      <div className={styles['foot']}>
        <span className={`${styles['place']} tabular`}>{t('place', { step: index + 1, total })}</span>
        {!last && (
          <Button kind="text" onClick={onLeave}>
            {t('skip')}
          </Button>
        )}
        {index > 0 && <Button onClick={() => onMove(index - 1)}>{t('previous')}</Button>}
        <Button kind="primary" data-on onClick={() => (last ? onLeave() : onMove(index + 1))}>
          {t(last ? 'finish' : 'next')}
        </Button>
      </div>
    </div>
  );
}
