import type { App } from '../app.ts';
import { registerDownload } from './register-download.ts';
import { registerFiles } from './register-files.ts';
import { registerOwnUploads } from './register-own-uploads.ts';
import { registerUpload } from './register-upload.ts';

/** Pictures on their way in and out. */
export async function registerImageRoutes(app: App): Promise<void> {
  await registerUpload(app);
  registerOwnUploads(app);
  registerFiles(app);
  registerDownload(app);
}
