import { type ReactNode, useCallback, useRef } from 'react';

const ACCEPTED = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';

/** The system's file dialog. Put `input` into the page and call `choose` from any button. */
export function useFilePicker(
  label: string,
  onFile: (file: File) => void,
): { readonly input: ReactNode; readonly choose: () => void } {
  const element = useRef<HTMLInputElement>(null);
  const choose = useCallback(() => element.current?.click(), []);
  const input = (
    <input
      ref={element}
      type="file"
      accept={ACCEPTED}
      className="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file may be chosen again after a failure.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
  return { input, choose };
}
