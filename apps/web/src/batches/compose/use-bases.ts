import { userMessage } from '@plumbline/client/server-error.ts';
import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { BATCH_BASES_MAX } from '@plumbline/contract/batches/batch-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../api/client.ts';
import { uploadsChanged } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';

/** A picture of an order, on its way to the server or there. */
export interface OrderBase {
  readonly key: string;
  readonly name: string;
  readonly thumbnailUrl: string;
  /** Undefined while it is sent, and where that failed. */
  readonly imageId?: string;
  /** 0…1 of what has left. */
  readonly share: number;
  readonly failed?: string;
  readonly file?: File;
}

export interface KnownPicture {
  readonly imageId: string;
  readonly thumbnailUrl: string;
  readonly name: string;
}

/** As many at a time as a line bears beside the rest of the page. */
const AT_ONCE = 2;

/** The pictures of an order: files are uploaded a few at a time, what the server knows is taken at once, nothing twice. */
export function useBases(first: readonly KnownPicture[]) {
  const client = useQueryClient();
  const locale = useLocale();
  const [bases, setBases] = useState<readonly OrderBase[]>(() => first.map(fromKnown));
  const waiting = useRef<OrderBase[]>([]);
  const sending = useRef(new Map<string, AbortController>());
  const change = useCallback((key: string, part: Partial<OrderBase>) => {
    setBases((all) => all.map((base) => (base.key === key ? { ...base, ...part } : base)));
  }, []);
  useEffect(() => {
    const running = sending.current;
    return () => {
      waiting.current = [];
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const pump = useCallback(() => {
    const send = async ({ key, file }: OrderBase): Promise<void> => {
      if (!file) return;
      const controller = new AbortController();
      sending.current.set(key, controller);
      try {
        const { imageId, thumbnailUrl } = await uploadPicture(file, file.name, {
          purpose: 'base',
          signal: controller.signal,
          idempotencyKey: newIdempotencyKey(),
          onProgress: (share) => change(key, { share }),
        });
        uploadsChanged(client);
        change(key, { imageId, thumbnailUrl, share: 1 });
      } catch (error) {
        if (!controller.signal.aborted) change(key, { failed: userMessage(error, locale) });
      } finally {
        sending.current.delete(key);
        next();
      }
    };
    const next = () => {
      while (sending.current.size < AT_ONCE) {
        const base = waiting.current.shift();
        if (!base) return;
        void send(base);
      }
    };
    next();
  }, [change, client, locale]);

  const addFiles = useCallback(
    (files: readonly File[]) => {
      const room = BATCH_BASES_MAX - bases.length;
      const added = files
        .filter(({ type }) => /^image\/(png|jpeg|webp)$/.test(type))
        .slice(0, Math.max(0, room))
        .map(
          (file): OrderBase => ({
            key: newIdempotencyKey(),
            name: file.name.replace(/\.[^.]+$/, ''),
            thumbnailUrl: URL.createObjectURL(file),
            share: 0,
            file,
          }),
        );
      setBases((all) => [...all, ...added]);
      waiting.current.push(...added);
      pump();
    },
    [bases.length, pump],
  );
  const addKnown = useCallback((pictures: readonly KnownPicture[]) => {
    setBases((all) => {
      const ids = new Set(all.map(({ imageId }) => imageId));
      const added = pictures.filter(({ imageId }) => !ids.has(imageId)).map(fromKnown);
      return [...all, ...added].slice(0, BATCH_BASES_MAX);
    });
  }, []);
  const remove = useCallback((key: string) => {
    waiting.current = waiting.current.filter((base) => base.key !== key);
    sending.current.get(key)?.abort();
    setBases((all) => all.filter((base) => base.key !== key));
  }, []);
  const sendAgain = useCallback(
    (base: OrderBase) => {
      const { failed: _failed, ...fresh } = base;
      setBases((all) => all.map((each) => (each.key === base.key ? { ...fresh, share: 0 } : each)));
      waiting.current.push(fresh);
      pump();
    },
    [pump],
  );
  return { bases, addFiles, addKnown, remove, sendAgain };
}

function fromKnown({ imageId, thumbnailUrl, name }: KnownPicture): OrderBase {
  return { key: imageId, imageId, thumbnailUrl, name, share: 1 };
}
