import { userMessage } from '@plumbline/client/server-error.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import { toast } from '../../ui/toast/toast.ts';

interface Versioned {
  readonly revision: number;
}

interface Options<D extends Versioned> {
  readonly queryKey: QueryKey;
  /** Sends the whole of it under its revision. */
  readonly save: (document: D) => Promise<D>;
  /** What was sent has got its ids: given to what was changed meanwhile. */
  readonly merge: (now: D, sent: D, saved: D) => D;
  readonly onSaved?: () => void;
}

/**
 * A document that is saved as a whole. A change is seen at once; what is sent goes one after the other, the newest state only,
 * so that no answer overtakes another. Where somebody else changed it meanwhile, it is read again and said so.
 */
export function useSavedDocument<D extends Versioned>({ queryKey, save, merge, onSaved }: Options<D>) {
  const client = useQueryClient();
  const { t } = useTranslation('projects');
  const locale = useLocale();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const dirty = useRef(false);
  const inLine = <T>(work: () => Promise<T>): Promise<T | undefined> => {
    const done = line.current.then(work).catch((error: unknown) => {
      dirty.current = false;
      const meanwhile = error instanceof AppError && error.status === 409;
      toast.error(meanwhile ? t('changedMeanwhile') : userMessage(error, locale));
      void client.invalidateQueries({ queryKey });
      return undefined;
    });
    line.current = done;
    return done;
  };
  const saveNow = async () => {
    // Several changes in a row are saved with the first that gets its turn.
    if (!dirty.current) return;
    dirty.current = false;
    const sent = client.getQueryData<D>(queryKey);
    if (!sent) return;
    const saved = await save(sent);
    client.setQueryData<D>(queryKey, (now) => (now && dirty.current ? merge(now, sent, saved) : saved));
    onSaved?.();
  };
  return {
    change: (update: (document: D) => D): void => {
      const before = client.getQueryData<D>(queryKey);
      if (!before) return;
      void client.cancelQueries({ queryKey });
      client.setQueryData<D>(queryKey, update(before));
      dirty.current = true;
      void inLine(saveNow);
    },
    /** Something that the server does to it, after what was changed before. */
    act: (work: () => Promise<D>): Promise<D | undefined> =>
      inLine(async () => {
        const saved = await work();
        client.setQueryData<D>(queryKey, (now) =>
          now && dirty.current ? { ...now, revision: saved.revision } : saved,
        );
        onSaved?.();
        return saved;
      }),
  };
}
