import { type ComponentProps, type ReactNode, useState } from 'react';
import { OwnFilesDialog } from './OwnFilesDialog.tsx';

type Props = Omit<ComponentProps<typeof OwnFilesDialog>, 'onClose'>;

/** The dialog of one's own files for a picker: put `dialog` into the page and call `open` from a button. */
export function useFilesDialog({ onChoose, onUpload, ...props }: Props): {
  readonly dialog: ReactNode;
  readonly open: () => void;
} {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const dialog = opened && (
    <OwnFilesDialog
      {...props}
      onChoose={(file) => {
        close();
        onChoose(file);
      }}
      {...(onUpload
        ? {
            onUpload: () => {
              close();
              onUpload();
            },
          }
        : {})}
      onClose={close}
    />
  );
  return { dialog, open: () => setOpened(true) };
}
