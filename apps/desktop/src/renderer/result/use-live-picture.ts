import { decodeResult } from '@plumbline/contract/live/live-frames.ts';
import { useCallback, useState } from 'react';
import type { LiveHeard } from '../../live/live-heard.ts';
import { useClient, useHeard } from '../bridge/client-context.tsx';

interface LivePicture {
  readonly url: string;
  readonly connection: number;
  readonly frame: number;
  readonly fine: boolean;
  /** The newest picture of the history when it came. */
  readonly after: string | null;
}

/** The newest live picture; undefined before there is one, and once a picture of the history is newer. */
export function useLivePicture(): string | undefined {
  const { resultId } = useClient().state.render;
  const [shown, setShown] = useState<LivePicture>();
  const hear = useCallback(
    (heard: LiveHeard) => {
      if (heard.kind !== 'bytes') return;
      const result = decodeResult(heard.bytes);
      if (!result) return;
      const { frame, meta, picture } = result;
      setShown((before) => {
        const fine = meta.pass === 'fine';
        const isLate =
          before?.connection === heard.connection &&
          (frame < before.frame || (frame === before.frame && before.fine && !fine));
        if (isLate) return before;
        if (before) URL.revokeObjectURL(before.url);
        const url = URL.createObjectURL(new Blob([picture], { type: meta.mime }));
        return { url, connection: heard.connection, frame, fine, after: resultId };
      });
    },
    [resultId],
  );
  useHeard('live', hear);
  // A picture that was rendered in full since is newer.
  return shown?.after === resultId ? shown.url : undefined;
}
