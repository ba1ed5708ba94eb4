import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { userMessage } from '@plumbline/client/server-error.ts';
import { IMAGE_MAX_EDGE_WEB } from '@plumbline/contract/constants.ts';
import { QUESTION_IMAGES_MAX } from '@plumbline/contract/talks/talk-limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPicture } from '../../api/client.ts';
import { uploadsChanged } from '../../api/queries.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { limitsFor } from '../../shrink/picture-limits.ts';
import { fitPicture } from '../../shrink/shrink-offer.ts';
import { fetchAsFile } from '../../studio/base/fetch-as-file.ts';
import type { Dropped } from '../../studio/base/dragged-picture.ts';
import { toast } from '../../ui/toast/toast.ts';
import { changeDraft, EMPTY_DRAFT, type QuestionImage, useDrafts } from './draft-store.ts';

export type QuestionImages = ReturnType<typeof useQuestionImages>;

/** Puts pictures into the question of a talk, one after the other, as many as it may have. */
export function useQuestionImages(talkId: string) {
  const { t } = useTranslation('assistant');
  const client = useQueryClient();
  const locale = useLocale();
  const [sending, setSending] = useState(0);
  const imagesOf = () => (useDrafts.getState().drafts[talkId] ?? EMPTY_DRAFT).images;
  const put = (image: QuestionImage) => changeDraft(talkId, { images: [...imagesOf(), image] });
  const send = async (file: File) => {
    const fitting = await fitPicture(file, limitsFor(IMAGE_MAX_EDGE_WEB));
    if (!fitting) return;
    const { imageId, url, thumbnailUrl, width, height } = await uploadPicture(fitting, fitting.name, {
      purpose: 'base',
      idempotencyKey: newIdempotencyKey(),
    });
    uploadsChanged(client);
    put({ imageId, url, thumbnailUrl, width, height });
  };
  const take = async (dropped: readonly Dropped[]) => {
    const room = QUESTION_IMAGES_MAX - imagesOf().length - sending;
    if (dropped.length > room) toast.warning(t('tooManyPictures', { count: QUESTION_IMAGES_MAX }));
    const taken = dropped.slice(0, Math.max(0, room));
    setSending((now) => now + taken.length);
    for (const each of taken) {
      try {
        if (each.kind === 'picture') {
          const { imageId, url, thumbnailUrl, width, height } = each.picture;
          put({ imageId, url, thumbnailUrl, width, height });
        } else await send(each.kind === 'file' ? each.file : await fetchAsFile(each.url));
      } catch (error) {
        toast.error(userMessage(error, locale));
      } finally {
        setSending((now) => now - 1);
      }
    }
  };
  return {
    /** How many are on their way. */
    sending,
    take,
    remove: (imageId: string) =>
      changeDraft(talkId, { images: imagesOf().filter((each) => each.imageId !== imageId) }),
  };
}
