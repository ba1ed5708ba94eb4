import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import {
  type BatchZipBody,
  batchZipBodySchema,
  type ContactSheetBody,
  contactSheetBodySchema,
} from '@plumbline/contract/api/batches.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { batchEntries, findBatchImages } from '@plumbline/core/batches/archive-batch.ts';
import { contactSheet } from '@plumbline/core/batches/contact-sheet/read-sheet.ts';
import { readBatch } from '@plumbline/core/batches/list-batches.ts';
import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import { makeZip } from 'client-zip';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { attachment } from '../http/attachment.ts';
import { fileAnswer } from '../http/declared-answers.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { signedIn } from '../http/signed-in.ts';
import { noteDownload, visibleLabelFor } from '../images/note-download.ts';
import { startDependencies } from '../tasks/start-dependencies.ts';

const ZIP = 'application/zip';
const PDF = 'application/pdf';
const access = { access: { allowed: 'signed-in', changes: true } } as const;
const consumes = ['application/json', 'application/x-www-form-urlencoded'];

/** What a batch is taken away as: its pictures as a zip that is made while it is sent, and a contact sheet. */
export function registerBatchFiles(app: App): void {
  const { database, clock, settings } = app.services;
  const read = (request: FastifyRequest, batchId: string) =>
    readBatch({ ...startDependencies(app), locale: request.locale }, signedIn(request.caller).id, batchId);
  app.route<{ Body: BatchZipBody }>({
    method: 'POST',
    url: OTHER_PATHS.batchZip,
    config: access,
    schema: {
      summary: 'The pictures of a batch that are there, as one zip with names by its pattern',
      tags: ['/api/ai'],
      consumes,
      body: batchZipBodySchema,
      response: { 200: fileAnswer('A zip', ZIP) },
    },
    handler: async (request, reply) => {
      const { batchId, format, visibleLabel: asked } = request.body;
      const named = await findBatchImages(database.images, await read(request, batchId));
      const visibleLabel = await visibleLabelFor(app, request, asked);
      await noteDownload(app, request, {
        imageIds: named.map(({ image }) => image.imageId),
        format: format ?? null,
        visibleLabel: visibleLabel !== null,
      });
      const options = {
        format,
        quality: undefined,
        besideBase: false,
        locale: request.locale,
        visibleLabel,
      };
      const entries = batchEntries(app.services, named, options, goneSignal(reply));
      return reply
        .headers({
          'content-disposition': attachment(clock, 'zip', 'batch'),
          'content-type': ZIP,
          'cache-control': 'no-store',
        })
        .send(Readable.fromWeb(makeZip(entries) as ReadableStream<Uint8Array>));
    },
  });
  app.route<{ Body: ContactSheetBody }>({
    method: 'POST',
    url: OTHER_PATHS.contactSheet,
    config: access,
    schema: {
      summary: 'A batch on paper: each base with what was made of it, as PDF',
      tags: ['/api/ai'],
      consumes,
      body: contactSheetBodySchema,
      response: { 200: fileAnswer('A4, four pictures to a row', PDF) },
    },
    handler: async (request, reply) => {
      const { batchId, visibleLabel: asked } = request.body;
      const batch = await read(request, batchId);
      const visibleLabel = await visibleLabelFor(app, request, asked);
      const { aigc } = labelsOfResult({
        providerCode: settings.labels.providerCode,
        produceId: batchId,
        sourceType: 'trainedAlgorithmicMedia',
      });
      const { locale } = request;
      const { storage, compute } = app.services;
      const bytes = await contactSheet(
        { database, storage, compute, locale, visibleLabel, aigc: aigc ?? '' },
        batch,
        goneSignal(reply),
      );
      return reply
        .headers({
          'content-disposition': attachment(clock, 'pdf', 'contact-sheet'),
          'content-type': PDF,
          'cache-control': 'no-store',
        })
        .send(Buffer.from(bytes));
    },
  });
}
