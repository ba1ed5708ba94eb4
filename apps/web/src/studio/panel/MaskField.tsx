import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../i18n/use-locale.ts';
import { useFilePicker } from '../base/use-file-picker.tsx';
import { usePictureUpload } from '../base/use-picture-upload.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { useStudio } from '../studio-context.ts';
import { Field } from './Field.tsx';
import { PictureWell } from './PictureWell.tsx';
import type { FieldProps } from './use-field.ts';

/** A black and white picture of the base's size: black stays as it is. */
export function MaskField({ tool, field }: FieldProps) {
  const { t } = useTranslation('panel');
  const { message } = App.useApp();
  const localised = useLocalised();
  const { settings } = useStudio();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const { base } = settings;
  const upload = usePictureUpload('mask', (picture) => {
    if (base && (picture.width !== base.width || picture.height !== base.height))
      void message.error(
        t('maskSize', {
          width: picture.width,
          height: picture.height,
          baseWidth: base.width,
          baseHeight: base.height,
        }),
      );
    else setPicture(tool, 'mask', picture);
  });
  const picker = useFilePicker(localised(field.label), (file) => upload.take({ kind: 'file', file }));
  // A mask is made for a picture: before there is one, there is nothing to lock.
  if (!base) return null;
  const mask = settings.pictures.mask;
  return (
    <Field field={field} explained>
      {picker.input}
      <PictureWell
        picture={mask}
        alt={localised(field.label)}
        sending={upload.sending}
        onDropped={upload.take}
        onUpload={picker.choose}
        onRemove={() => setPicture(tool, 'mask', undefined)}
        uploadText={t('maskEmpty', { width: base.width, height: base.height })}
        caption={<span>{t('maskInUse')}</span>}
      />
    </Field>
  );
}
