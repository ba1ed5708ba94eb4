import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@plumbline/web/ui/Button.tsx';
import { EmptyState } from '@plumbline/web/ui/EmptyState.tsx';
import { IconButton } from '@plumbline/web/ui/IconButton.tsx';
import type { CapturedWindow } from '../../ipc/commands.ts';
import { useClient, useTexts } from '../bridge/client-context.tsx';
import styles from './WindowPicker.module.css';

interface Props {
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The windows of other programs, with what they show. */
export function WindowPicker({ onChoose, onClose }: Props) {
  const { call } = useClient();
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [windows, setWindows] = useState<readonly CapturedWindow[]>();
  const look = useCallback(() => void call('listWindows').then(setWindows), [call]);
  useEffect(() => {
    dialog.current?.showModal();
    look();
  }, [look]);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={t('chooseWindow')} onClose={onClose}>
      <div className={styles['head']}>
        <h2>{t('chooseWindow')}</h2>
        <Button size="small" onClick={look}>
          {t('refresh')}
        </Button>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {windows?.length === 0 && <EmptyState title={t('noWindows')} body={t('noWindowsBody')} />}
      <ul className={styles['list']}>
        {windows?.map(({ id, title, thumbnail }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <img src={thumbnail} alt="" />
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
