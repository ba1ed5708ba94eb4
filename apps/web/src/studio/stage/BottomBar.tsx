import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { ChargeNote } from './ChargeNote.tsx';
import { ResultActions } from './ResultActions.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import styles from './BottomBar.module.css';
import { VariantStrip } from './VariantStrip.tsx';

/** Under the picture: the variants, what is known of the shown one, and what can be done with it. */
export function BottomBar({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  return (
    <div className={styles['bar']} data-variants={task.images.length > 1}>
      {task.images.length > 1 && <VariantStrip task={task} result={result} />}
      <ResultFacts task={task} result={result} />
      <ChargeNote task={task} result={result} />
      <ResultActions task={task} result={result} />
    </div>
  );
}
