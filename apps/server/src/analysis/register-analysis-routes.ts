import { CALLS } from '@plumbline/contract/calls.ts';
import { analyseImage } from '@plumbline/core/analysis/analyse-image.ts';
import { describePicture, describerOf } from '@plumbline/core/analysis/describe-picture.ts';
import { holderOf } from '@plumbline/core/tickets/ticket-holder.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { analysisDependencies } from './analysis-dependencies.ts';

/** What a picture is, looked at and measured, and what a model says of it to whoever asks for that. */
export function registerAnalysisRoutes(app: App): void {
  const { database, storage, compute, clock, capabilities, settings, languageModel } = app.services;
  registerCall(app, CALLS.analyse, async ({ caller, body, locale, request, reply }) => ({
    ...(await analyseImage(
      analysisDependencies(app, request),
      caller,
      body.imageId,
      locale,
      goneSignal(reply),
    )),
    describer: describerOf(languageModel),
  }));
  const { freeDailyRenders } = settings;
  registerCall(app, CALLS.analyseInWords, ({ caller, body, locale, reply }) =>
    describePicture(
      { database, storage, compute, clock, capabilities, freeDailyRenders, languageModel },
      { holder: holderOf(caller, clock.now()), imageId: body.imageId, locale },
      goneSignal(reply),
    ),
  );
}
