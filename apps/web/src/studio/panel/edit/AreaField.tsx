import { useTranslation } from 'react-i18next';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import type { FieldProps } from '../use-field.ts';
import styles from './AreaField.module.css';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { texts } from '../../../app/load-chunk.ts';

const MaskList = lazyPart(
  'masks',
  async () => (await import('../../editor/masks/MaskList.tsx')).MaskList,
  texts('files', 'studio'),
);

/** The masks that are painted on the stage; before there is a base there is nothing to paint on. */
export function AreaField({ field }: Pick<FieldProps, 'field'>) {
  const { t } = useTranslation('edit');
  const { masks, view, setView, setRaised } = useStudio();
  if (!masks) return null;
  return (
    <Field field={field} explained>
      {view !== 'mask' && (
        <button
          type="button"
          className={styles['paint']}
          onClick={() => {
            setView('mask');
            setRaised(false);
          }}
        >
          {t(masks.coverage === 'empty' ? 'maskPaint' : 'maskResume')}
        </button>
      )}
      <MaskList editor={masks} />
    </Field>
  );
}
