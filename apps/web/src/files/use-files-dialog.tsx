import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { lazyDialog } from '../app/lazy-dialog.tsx';
import { texts } from '../app/load-chunk.ts';

const OwnFilesDialog = lazyDialog(
  'files',
  async () => (await import('./OwnFilesDialog.tsx')).OwnFilesDialog,
  texts('files'),
);

type Props = Omit<ComponentProps<typeof OwnFilesDialog>, 'onClose'>;

/** The dialog of one's own files for a picker: put `dialog` into the page and call `open` from a button. */
export function useFilesDialog({ onChoose, onUpload, ...props }: Props): {
  readonly dialog: ReactNode;
  readonly open: () => void;
} {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const dialog = opened && (
    <Suspense fallback={null}>
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
    </Suspense>
  );
  return { dialog, open: () => setOpened(true) };
}
