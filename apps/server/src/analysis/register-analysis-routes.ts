import { CALLS } from '@plumbline/contract/calls.ts';
import { analyseImage } from '@plumbline/core/analysis/analyse-image.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { analysisDependencies } from './analysis-dependencies.ts';

/** What a picture is, looked at and measured. */
export function registerAnalysisRoutes(app: App): void {
  registerCall(app, CALLS.analyse, ({ caller, body, locale, request, reply }) =>
    analyseImage(analysisDependencies(app, request), caller, body.imageId, locale, goneSignal(reply)),
  );
}
