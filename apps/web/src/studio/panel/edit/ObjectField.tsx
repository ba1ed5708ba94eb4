import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-locale.ts';
import { ObjectBrowser } from '../../../library/ObjectBrowser.tsx';
import { useSettingsStore } from '../../settings/settings-store.ts';
import { useStudio } from '../../studio-context.ts';
import { Field } from '../Field.tsx';
import { PictureWell } from '../PictureWell.tsx';
import type { FieldProps } from '../use-field.ts';

/** An object of the library. */
export function ObjectField({ tool, field }: FieldProps) {
  const { t } = useTranslation('edit');
  const localised = useLocalised();
  const { settings } = useStudio();
  const setPicture = useSettingsStore((state) => state.setPicture);
  const [browsing, setBrowsing] = useState(false);
  const picture = settings.pictures.objectId;
  return (
    <Field field={field}>
      <PictureWell
        picture={picture}
        alt={localised(field.label)}
        sending={undefined}
        onUpload={() => setBrowsing(true)}
        onRemove={() => setPicture(tool, 'objectId', undefined)}
        uploadText={t('chooseObject')}
        uploadIcon="chair"
        caption={picture?.name && <span>{localised(picture.name)}</span>}
      />
      {browsing && (
        <ObjectBrowser
          value={picture?.imageId}
          onChoose={({ id, name, url, cover }) => {
            setPicture(tool, 'objectId', { imageId: id, url, thumbnailUrl: cover, name });
            setBrowsing(false);
          }}
          onClose={() => setBrowsing(false)}
        />
      )}
    </Field>
  );
}
