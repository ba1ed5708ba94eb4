import { readFile } from 'node:fs/promises';
import { CALLS } from '@plumbline/contract/calls.ts';
import { uploadImage } from '@plumbline/core/images/upload-image.ts';
import { createSampleProject } from '@plumbline/core/projects/create-sample.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { keepWithin } from '../http/keep-within.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { projectDependencies } from './project-dependencies.ts';
import { DRAWING_NAMES, sampleProject } from './sample-content.ts';

const DRAWINGS = new URL('../../../../content/public/samples/', import.meta.url);

/** `POST /api/project/sample`: its drawings come in by the way that every upload takes. */
export function registerSampleProject(app: App): void {
  registerCall(app, CALLS.createSampleProject, async ({ caller, locale, request, reply }) => {
    const upload = async (drawing: string): Promise<string> => {
      await takeFor(app, request, 'uploads');
      const file = await readFile(new URL(drawing, DRAWINGS));
      const name = `${DRAWING_NAMES[drawing]?.[locale] ?? ''}.png`;
      const { imageId } = await keepWithin(app, request, app.services.storage, (storage) =>
        uploadImage(
          { ...app.services, storage },
          { caller, file, purpose: 'base', name, signal: goneSignal(reply) },
        ),
      );
      return imageId;
    };
    const dependencies = await projectDependencies(app, locale);
    return createSampleProject(dependencies, signedIn(caller).id, sampleProject(locale), upload);
  });
}
