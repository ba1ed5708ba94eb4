import { ColorPicker } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import styles from './ColorField.module.css';
import { useDropperButton } from './use-dropper-button.ts';
import { useRecentColours } from './recent-colours.ts';
import { Swatches } from './Swatches.tsx';
import { usePictureColours } from './use-picture-colours.ts';

/** A colour: from the picture, among those used before, by hue and by number. */
export function ColorField({ tool, field }: FieldProps) {
  const { t } = useTranslation('edit');
  const localised = useLocalised();
  const { settings } = useStudio();
  const { value, set } = useField(tool, field);
  const { colours: recent, add } = useRecentColours();
  const fromPicture = usePictureColours(settings.base?.thumbnailUrl);
  const colour = typeof value === 'string' ? value : undefined;
  const choose = (next: string) => {
    set(next);
    add(next);
  };
  const dropper = useDropperButton(choose);
  return (
    <Field field={field} explained>
      <div className={styles['row']}>
        <ColorPicker
          value={colour ?? null}
          defaultFormat="hex"
          format="hex"
          disabledAlpha
          onChange={(next) => set(next.toHexString())}
          onChangeComplete={(next) => choose(next.toHexString())}
        >
          <button type="button" className={styles['current']}>
            <span className="visually-hidden">{localised(field.label)}</span>
            <span
              className={styles['chip']}
              data-empty={colour === undefined}
              style={{ background: colour }}
            />
            <span>{colour?.toUpperCase() ?? t('chooseColour')}</span>
          </button>
        </ColorPicker>
        {settings.base && (
          <IconButton
            icon="eyedropper"
            label={t('pickColour')}
            shortcut="C"
            pressed={dropper.active}
            onClick={dropper.toggle}
          />
        )}
      </div>
      <Swatches title={t('fromPicture')} colours={fromPicture} value={colour} onChoose={choose} />
      <Swatches title={t('recentColours')} colours={recent} value={colour} onChoose={choose} />
    </Field>
  );
}
