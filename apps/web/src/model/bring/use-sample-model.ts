import { userMessage } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { useCallback, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';
import sampleUrl from './sample-house.glb?url';

/** A small house of our own, brought like anybody's file. */
export function useSampleModel(take: (file: File) => void): {
  readonly loading: boolean;
  readonly take: () => void;
} {
  const locale = useLocale();
  const [loading, setLoading] = useState(false);
  const begin = useCallback(async () => {
    setLoading(true);
    try {
      const response = await fetch(sampleUrl);
      if (!response.ok) throw new AppError('NETWORK_ERROR', `${response.status}`);
      take(new File([await response.arrayBuffer()], 'sample-house.glb', { type: 'model/gltf-binary' }));
    } catch (error) {
      toast.error(userMessage(error instanceof AppError ? error : new AppError('NETWORK_ERROR', ''), locale));
    } finally {
      setLoading(false);
    }
  }, [locale, take]);
  return { loading, take: () => void begin() };
}
