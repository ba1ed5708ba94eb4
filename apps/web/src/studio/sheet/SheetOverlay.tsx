import { userMessage } from '@plumbline/client/server-error.ts';
import type { SheetDrawing } from '@plumbline/contract/api/sheet.ts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useStudio } from '../studio-context.ts';
import { cutDrawing } from './cut-drawing.ts';
import styles from './SheetOverlay.module.css';
import { useSheet } from './use-sheet.ts';

/** The drawings of the sheet, each a button that makes it the base. */
export function SheetOverlay() {
  const { t } = useTranslation('sheet');
  const locale = useLocale();
  const { settings, upload, setView } = useStudio();
  const { base } = settings;
  const drawings = useSheet(base);
  if (!base) return null;

  const pick = async (drawing: SheetDrawing, number: number) => {
    try {
      upload.take({ kind: 'file', file: await cutDrawing(base, drawing, number) });
      setView('compare');
    } catch (error) {
      toast.error(userMessage(error, locale));
    }
  };
  return (
    <div className={styles['sheet']} role="group" aria-label={t('drawings')}>
      {drawings.map((drawing, i) => (
        <button
          key={`${drawing.x} ${drawing.y}`}
          type="button"
          className={styles['drawing']}
          aria-label={t('drawing', { number: i + 1 })}
          style={{
            left: `${100 * drawing.x}%`,
            top: `${100 * drawing.y}%`,
            width: `${100 * drawing.width}%`,
            height: `${100 * drawing.height}%`,
          }}
          // The stage would take the press for a pan.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => void pick(drawing, i + 1)}
        >
          <span aria-hidden>{i + 1}</span>
        </button>
      ))}
    </div>
  );
}
