import type { ProjectPicture } from '@plumbline/contract/api/project-picture.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { PictureRecord } from './project-record.ts';

export function describePicture({ imageId, taskId, width, height }: PictureRecord): ProjectPicture {
  return { imageId, taskId, ...imageUrls(imageId), width, height };
}
