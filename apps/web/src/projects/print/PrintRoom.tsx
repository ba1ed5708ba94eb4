import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ChipChoice } from '../../ui/ChipChoice.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { type Paper, widthOf } from './paper.ts';
import styles from './Print.module.css';

interface Props {
  readonly title: string;
  /** The first is offered first; with one alone there is nothing to choose. */
  readonly papers: readonly [Paper, ...Paper[]];
  readonly sheets: (paper: Paper) => ReactNode;
  readonly onClose: () => void;
}

/** The sheets as they will be printed, over the page; the browser's own dialog prints them or makes a PDF. */
export function PrintRoom({ title, papers, sheets, onClose }: Props) {
  const { t } = useTranslation('projects');
  const [paper, setPaper] = useState<Paper>(papers[0]);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    // No modal `dialog`: what lies in the browser's top layer is printed on one page.
    const app = document.getElementById('root');
    const before = document.activeElement;
    app?.setAttribute('inert', '');
    room.current?.focus();
    return () => {
      app?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // A phone shows a whole sheet, only smaller.
  const zoom = width === 0 ? 1 : Math.min(1, (width - 32) / widthOf(paper));
  return createPortal(
    <div
      ref={room}
      role="dialog"
      aria-modal
      aria-label={t('printTitle', { name: title })}
      tabIndex={-1}
      className={styles['room']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles['bar']}>
        <strong>{title}</strong>
        {papers.length > 1 && (
          <ChipChoice<Paper>
            label={t('paper')}
            layout="row"
            options={papers.map((value) => ({ value, name: t(`paper-${value}`) }))}
            value={paper}
            onChange={setPaper}
          />
        )}
        <Button kind="primary" onClick={() => print()}>
          {t('print')}
        </Button>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <div className={styles['sheets']} data-paper={paper} style={{ zoom }}>
        {sheets(paper)}
      </div>
    </div>,
    document.body,
  );
}
