import type { WorkPicture } from '@plumbline/contract/api/works.ts';
import { useTranslation } from 'react-i18next';
import { useViewport } from '../../studio/stage/use-viewport.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './WorkPictures.module.css';

const MARGINS = { top: 20, bottom: 20, side: 20 };

/** One picture that can be looked at closely: by the buttons, a double click, or the wheel with Ctrl. */
export function PictureStage({ picture, alt }: { readonly picture: WorkPicture; readonly alt: string }) {
  const { t } = useTranslation('gallery');
  const [ref, view] = useViewport(picture, MARGINS, 'with-ctrl');
  return (
    <div ref={ref} className={styles['stage']} {...view.handlers} onDoubleClick={view.actual}>
      <img
        src={picture.url}
        alt={alt}
        draggable={false}
        width={picture.width}
        height={picture.height}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      />
      <div className={styles['zoom']} role="toolbar" aria-label={t('zoom')}>
        <IconButton icon="minus" label={t('zoomOut')} onClick={view.zoomOut} />
        <IconButton icon="fit" label={t('zoomFit')} onClick={view.fit} />
        <IconButton icon="plus" label={t('zoomIn')} onClick={view.zoomIn} />
      </div>
    </div>
  );
}
