import type { Task } from '@plumbline/contract/api/tasks.ts';
import { PopoverButton } from '../../ui/floating/PopoverButton.tsx';
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
  const name = engineName(engine.id, engine.version);
  return (
    <li className={styles['making']}>
      <PopoverButton label={name} placement="top-start" className={styles['fact']} button={name}>
        {() => <MakeAgain imageId={imageId} />}
      </PopoverButton>
    </li>
  );
}
