import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The system’s file dialog for several pictures. Put `input` into the page and call `choose` from any button. */
export function usePictureFiles(onFiles: (files: readonly File[]) => void): {
  readonly input: ReactNode;
  readonly choose: () => void;
} {
  const { t } = useTranslation('assistant');
  const element = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={element}
      type="file"
      multiple
      accept="image/jpeg,image/png,image/webp"
      className="visually-hidden"
      tabIndex={-1}
      aria-label={t('attach')}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again after a failure.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { input, choose: () => element.current?.click() };
}
