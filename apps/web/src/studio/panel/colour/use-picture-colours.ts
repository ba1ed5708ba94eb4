import { useQuery } from '@tanstack/react-query';
import { pictureColours } from './picture-colours.ts';

const EDGE = 96;
const MOST = 8;

/** The main colours of a picture; none until it has loaded, or where it cannot be read. */
export function usePictureColours(url: string | undefined): readonly string[] {
  const colours = useQuery({
    queryKey: ['picture-colours', url],
    queryFn: () => readColours(url ?? ''),
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return colours.data ?? [];
}

async function readColours(url: string): Promise<string[]> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, EDGE / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(image, 0, 0, width, height);
  return pictureColours(context.getImageData(0, 0, width, height).data, MOST);
}
