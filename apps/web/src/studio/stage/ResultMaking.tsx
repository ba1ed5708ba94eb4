import type { Task } from '@plumbline/contract/api/tasks.ts';
import { Popover } from 'antd';
import { useState } from 'react';
import styles from './BottomBar.module.css';
import { useEngineName } from './use-engine-name.ts';
import { MakeAgain } from './MakeAgain.tsx';

/** What made a result, and behind it the way to make it again. */
export function ResultMaking({
  engine,
  imageId,
}: {
  readonly engine: NonNullable<Task['engine']>;
  readonly imageId: string;
}) {
  const engineName = useEngineName();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles['making']}>
      <Popover
        trigger={['click']}
        placement="topLeft"
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        content={<MakeAgain imageId={imageId} />}
      >
        <button type="button" className={styles['fact']} aria-haspopup="dialog" aria-expanded={open}>
          {engineName(engine.id, engine.version)}
        </button>
      </Popover>
    </li>
  );
}
