import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import { Tour } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useNarrow } from '../app/use-media.ts';
import { closeDialog, useDialogs } from '../dialogs/dialog-store.ts';
import styles from './GuideCard.module.css';
import { GuideCard } from './GuideCard.tsx';
import { noteGuideSeen } from './guide-seen.ts';
import { guideSteps } from './guide-steps.ts';

interface Props {
  readonly tool: ToolDescriptor;
  /** Shows the settings, where they are a sheet. */
  readonly onRaise: (raised: boolean) => void;
}

/** The tour of a workspace: each step points at its place and says what it is for. */
export function Guide({ tool, onRaise }: Props) {
  const narrow = useNarrow();
  const [index, setIndex] = useState(0);
  // A place that this screen does not show is not explained.
  const steps = useMemo(
    () =>
      guideSteps(tool).filter(({ target, inPanel }) => inPanel || document.querySelector(target) !== null),
    [tool],
  );
  const step = steps[index];
  const inPanel = step?.inPanel === true;
  // Behind `index` until the sheet is there, so that the step finds what it points at.
  const [shown, setShown] = useState(-1);
  useEffect(() => {
    onRaise(inPanel);
    const frame = requestAnimationFrame(() => setShown(index));
    return () => cancelAnimationFrame(frame);
  }, [inPanel, index, onRaise]);
  // The workspace is left while the tour stands: the next one begins without it.
  useEffect(
    () => () => {
      if (useDialogs.getState().open === 'guide') closeDialog();
    },
    [],
  );
  const leave = () => {
    noteGuideSeen();
    onRaise(false);
    closeDialog();
  };
  return (
    <Tour
      open={shown >= 0}
      current={shown}
      // The card's own keys: the arrows would also move the page's history.
      keyboard={false}
      closable={false}
      mask={{ color: 'var(--mask)' }}
      arrow={!narrow}
      rootClassName={styles['tour'] ?? ''}
      // The card brings its own.
      actionsRender={() => null}
      indicatorsRender={() => null}
      gap={{ offset: 6, radius: 8 }}
      onClose={leave}
      steps={steps.map(({ name, target, inPanel: inside }, at) => ({
        target: document.querySelector<HTMLElement>(target),
        placement: narrow
          ? 'top'
          : inside || name === 'start'
            ? 'right'
            : name === 'history'
              ? 'left'
              : 'center',
        title: null,
        description: (
          <GuideCard name={name} index={at} total={steps.length} onMove={setIndex} onLeave={leave} />
        ),
      }))}
    />
  );
}
