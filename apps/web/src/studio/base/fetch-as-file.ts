import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** A picture of this site (a sample, a shared file) as a file that can be uploaded. */
export async function fetchAsFile(address: string): Promise<File> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new AppError('NETWORK_ERROR', address, { cause });
  });
  if (!response.ok) throw new AppError('IMAGE_NOT_FOUND', address);
  const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? 'picture';
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}
