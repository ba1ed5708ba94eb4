import { isBatchable } from '@plumbline/contract/batches/batchable.ts';
import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useIsShown } from '../../session/route-access.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { startDrag } from '../base/dragged-picture.ts';
import { useGoneBase } from '../base/use-gone-base.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import styles from './BaseField.module.css';
import { Field } from './Field.tsx';
import { KindMenu } from './KindMenu.tsx';
import well from './PictureWell.module.css';

/** What goes in: the base picture, its detected kind, and how to change either. */
export function BaseField() {
  const { t } = useTranslation(['panel', 'shrink', 'files']);
  const localised = useLocalised();
  const navigate = useNavigate();
  const { tool, settings, upload, choosePicture, chooseOwn, shown } = useStudio();
  const setBase = useSettingsStore((state) => state.setBase);
  const field = tool.fields.find((each) => each.control === 'image');
  const gone = useGoneBase(tool.function);
  const { base } = settings;
  const { sending } = upload;
  if (!field) return null;

  if (sending)
    return (
      <Field field={field}>
        <div className={styles['card']}>
          <img className={styles['thumbnail']} src={sending.preview} alt="" />
          <p className={styles['sending']} role="status">
            {sending.share < 1
              ? t('uploadingShare', { percent: Math.round(sending.share * 100) })
              : t('reading')}
          </p>
          <span className={styles['bar']} style={{ width: `${sending.share * 100}%` }} />
        </div>
      </Field>
    );
  if (!base)
    return (
      <Field field={field}>
        <button type="button" className={styles['empty']} onClick={choosePicture}>
          <Icon name="upload" size={20} />
          <span>{t('baseEmpty')}</span>
          <small>{t('baseLimits')}</small>
          {tool.maxEdge < IMAGE_MAX_EDGE_WEB && <small>{t('baseEdge', { limit: tool.maxEdge })}</small>}
        </button>
        <div className={well['sources']}>
          <button type="button" onClick={chooseOwn}>
            {t('files:fromFiles')}
          </button>
          <ManyLink name={tool.function} />
        </div>
      </Field>
    );
  const tooLarge = Math.max(base.width, base.height) > tool.maxEdge;
  return (
    <Field field={field} value={`${base.width} × ${base.height}`}>
      <div className={styles['card']}>
        <img
          className={styles['thumbnail']}
          src={base.thumbnailUrl}
          alt={localised(field.label)}
          onDragStart={(event) => startDrag(event.dataTransfer, base)}
          onError={() => gone(base.thumbnailUrl)}
        />
        {tool.fields.some(({ control }) => control === 'kind') ? (
          <KindMenu base={base} />
        ) : (
          <span className={styles['spring']} />
        )}
        <IconButton icon="picture" label={t('files:chooseBase')} onClick={chooseOwn} />
        <IconButton icon="refresh" label={t('replace')} onClick={choosePicture} />
        <IconButton
          icon="close"
          label={t('remove')}
          onClick={() => {
            setBase(tool.function, null);
            shown.show(undefined);
          }}
        />
      </div>
      <div className={well['sources']}>
        <button type="button" onClick={() => void navigate(`/analyse?imageId=${base.imageId}`)}>
          {t('analyse')}
        </button>
        <ManyLink name={tool.function} />
      </div>
      {tooLarge && (
        <div className={styles['tooLarge']} role="alert">
          <p>
            {t('shrink:tooLargeForTool', { width: base.width, height: base.height, limit: tool.maxEdge })}
          </p>
          <Button size="small" onClick={() => upload.take({ kind: 'picture', picture: base })}>
            {t('shrink:shrinkToFit')}
          </Button>
        </div>
      )}
    </Field>
  );
}

/** To an order of many with this tool, its settings and its base. */
function ManyLink({ name }: { readonly name: FunctionName }) {
  const { t } = useTranslation('panel');
  const navigate = useNavigate();
  if (!useIsShown()('batches') || !isBatchable(name)) return null;
  return (
    <button type="button" onClick={() => void navigate(`/batches/new?function=${name}`)}>
      {t('renderMany')}
    </button>
  );
}
