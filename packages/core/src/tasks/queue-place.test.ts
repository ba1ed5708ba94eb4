import { expect, test } from 'vitest';
import { waitOf } from './queue-place.ts';

const place = { running: false, ahead: 0, peopleAhead: 0, secondsAhead: 0, ownSeconds: 10, slots: 1 };

test('a task that can begin at once waits for itself alone', () => {
  expect(waitOf(place)).toEqual({ queue_num: 0, waitSeconds: 10, hasWorker: true });
  expect(waitOf({ ...place, ahead: 2, peopleAhead: 2, secondsAhead: 20, slots: 3 })).toEqual({
    queue_num: 0,
    waitSeconds: 10,
    hasWorker: true,
  });
});

test('slots share what is ahead', () => {
  expect(waitOf({ ...place, ahead: 4, peopleAhead: 3, secondsAhead: 40, slots: 2 })).toEqual({
    queue_num: 3,
    waitSeconds: 30,
    hasWorker: true,
  });
});

test('a running task has nobody ahead and only its own rest to wait for', () => {
  expect(
    waitOf({ ...place, running: true, ahead: 1, peopleAhead: 1, secondsAhead: 9, ownSeconds: 3.2 }),
  ).toEqual({
    queue_num: 0,
    waitSeconds: 4,
    hasWorker: true,
  });
});

test('an ended task waits for nothing, and without workers the queue is still counted', () => {
  expect(waitOf(undefined)).toEqual({ queue_num: 0, waitSeconds: 0, hasWorker: true });
  expect(waitOf({ ...place, ahead: 2, peopleAhead: 2, secondsAhead: 20, slots: 0 })).toEqual({
    queue_num: 2,
    waitSeconds: 30,
    hasWorker: false,
  });
});

test('one’s own tasks are waited for, and are nobody ahead', () => {
  expect(waitOf({ ...place, ahead: 3, peopleAhead: 0, secondsAhead: 30 })).toEqual({
    queue_num: 0,
    waitSeconds: 40,
    hasWorker: true,
  });
  expect(waitOf({ ...place, ahead: 5, peopleAhead: 1, secondsAhead: 50 })).toEqual({
    queue_num: 1,
    waitSeconds: 60,
    hasWorker: true,
  });
});
