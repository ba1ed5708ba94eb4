import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import { useTranslation } from 'react-i18next';
import { startDrag } from '../base/dragged-picture.ts';
import { useStudio } from '../studio-context.ts';
import styles from './BottomBar.module.css';
import { asBase } from './as-base.ts';

export function VariantStrip({ task, result }: { readonly task: Task; readonly result: ResultImage }) {
  const { t } = useTranslation('stage');
  const { shown } = useStudio();
  return (
    <div className={styles['variants']} role="group" aria-label={t('variants')}>
      {task.images.map((image, index) => (
        <button
          key={image.imageId}
          type="button"
          className={styles['variant']}
          aria-label={t('variant', { n: index + 1 })}
          aria-current={image.imageId === result.imageId}
          draggable
          onDragStart={(event) => startDrag(event.dataTransfer, asBase(image))}
          onClick={() => shown.show(task.taskId, index)}
        >
          <img src={image.thumbnailUrl} alt="" draggable={false} />
        </button>
      ))}
    </div>
  );
}
