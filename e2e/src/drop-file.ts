import type { Page } from 'playwright-core';

interface DroppedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drags a file in over one element and drops it on another, as from a folder of the machine. */
export async function dropFile(page: Page, over: string, on: string, file: DroppedFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    `(() => {
      const bytes = Uint8Array.from(atob('${file.bytes.toString('base64')}'), (c) => c.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], ${JSON.stringify(file.name)}, { type: ${JSON.stringify(file.type)} }));
      return transfer;
    })()`,
  );
  await page.dispatchEvent(over, 'dragenter', { dataTransfer: transfer });
  await page.dispatchEvent(on, 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent(on, 'drop', { dataTransfer: transfer });
}
