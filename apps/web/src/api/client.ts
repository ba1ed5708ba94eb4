import type { ApiCall } from '@plumbline/client/api-call.ts';
import { loadChunk } from '../app/load-chunk.ts';
import type * as more from './more-calls.ts';

type More = typeof more;

/**
 * What asks the server, with the schemas of questions and answers, comes behind the page, and what is asked before waits for
 * it; that of uploads, renders and all that no first screen asks comes when it is needed.
 *
 * @throws AppError `CHUNK_LOAD_FAILED`
 */
const load = () => loadChunk('calls', () => import('./calls.ts'));
const loadMore = (): Promise<More> => loadChunk('calls', () => import('./more-calls.ts'));

/** Asks the server. Where the session ended meanwhile the call waits until its person has signed in again. */
export const api: ApiCall = async (name, input) => (await load()).api(name, input);

/** Past the guard: for what the guard itself asks. */
export const askUnguarded: ApiCall = async (name, input) => (await load()).askUnguarded(name, input);

export const uploadPicture: More['uploadPicture'] = async (...given) =>
  (await loadMore()).uploadPicture(...given);

export const downloadPictures: More['downloadPictures'] = async (...given) =>
  (await loadMore()).downloadPictures(...given);

export const downloadBatch: More['downloadBatch'] = async (...given) =>
  (await loadMore()).downloadBatch(...given);

export const downloadMyLedger: More['downloadMyLedger'] = async (...given) =>
  (await loadMore()).downloadMyLedger(...given);

export const downloadMySchedule: More['downloadMySchedule'] = async (...given) =>
  (await loadMore()).downloadMySchedule(...given);

/** Asks the assistant. Its stream is no call: it lasts as long as the answer is written. */
export const askAssistant: More['askAssistant'] = async (...given) =>
  (await loadMore()).askAssistant(...given);

export const followAssistant: More['followAssistant'] = async (...given) =>
  (await loadMore()).followAssistant(...given);

/** Keeps the caller told about all tasks. @returns a function that ends the watch */
export const watchMyTasks: More['watchMyTasks'] = (options) => {
  let ended = false;
  let end = () => {
    ended = true;
  };
  loadMore().then(
    (loaded) => {
      if (!ended) end = loaded.watchMyTasks(options);
    },
    () => options.onConnection('lost'),
  );
  return () => end();
};
