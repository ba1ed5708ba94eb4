import { DICTIONARY } from '@plumbline/content/dictionary/dictionary.ts';
import { promptOfAnalysis } from '@plumbline/contract/analysis/prompt-of-analysis.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { composePrompt } from '@plumbline/contract/prompts/compose-prompt.ts';
import { indexTerms } from '@plumbline/contract/prompts/term-index.ts';
import { analyseImage } from '@plumbline/core/analysis/analyse-image.ts';
import {
  addPrompt,
  changePrompt,
  deletePrompt,
  listOwnPrompts,
  markPrompt,
} from '@plumbline/core/prompts/own-prompts.ts';
import { analysisDependencies } from '../analysis/analysis-dependencies.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { toComposedAnswer } from './composed-answer.ts';

const TERMS = indexTerms(DICTIONARY);
const TERM_IDS = new Set(DICTIONARY.map(({ id }) => id));

/** Prompts that are composed, and those that people keep. */
export function registerPromptRoutes(app: App): void {
  const { database, clock } = app.services;
  const isOfLibrary = async () => {
    const { library } = await app.published();
    const prompts = new Set(library.filter(({ item }) => item.kind === 'prompt').map(({ item }) => item.id));
    return (id: string) => TERM_IDS.has(id) || prompts.has(id);
  };
  registerCall(app, CALLS.composePrompt, async ({ caller, body, locale, request, reply }) => {
    await takeFor(app, request, 'prompts');
    const picture =
      body.image === undefined
        ? ''
        : promptOfAnalysis(
            await analyseImage(
              analysisDependencies(app, request),
              caller,
              body.image,
              locale,
              goneSignal(reply),
            ),
          );
    return toComposedAnswer(
      composePrompt(TERMS, {
        parts: {
          space: body.space ?? '',
          style: body.style ?? '',
          material: (body.materials ?? []).join(', '),
          atmosphere: body.atmosphere ?? '',
          environment: body.environment ?? '',
          picture,
          notes: body.notes ?? '',
          negative: body.negative ?? '',
        },
        language: body.language ?? 'en',
        weighting: body.weighting ?? 'written',
        tool: body.function ?? 'inspiration',
      }),
    );
  });
  registerCall(app, CALLS.ownPrompts, ({ caller, query }) =>
    listOwnPrompts(database, signedIn(caller).id, query.q),
  );
  registerCall(app, CALLS.addPrompt, async ({ caller, body, request }) => {
    await takeFor(app, request, 'prompts');
    return addPrompt({ database, clock }, signedIn(caller).id, body);
  });
  registerCall(app, CALLS.changePrompt, async ({ caller, params, body, request }) => {
    await takeFor(app, request, 'prompts');
    return changePrompt({ database, clock }, signedIn(caller).id, params.promptId, body);
  });
  registerCall(app, CALLS.deletePrompt, ({ caller, params }) =>
    deletePrompt({ database }, signedIn(caller).id, params.promptId),
  );
  registerCall(app, CALLS.favouritePrompt, async ({ caller, body, request }) => {
    await takeFor(app, request, 'reactions');
    const change = { itemId: body.itemId, on: body.on ?? true };
    return markPrompt({ database, clock }, signedIn(caller).id, change, await isOfLibrary());
  });
}
