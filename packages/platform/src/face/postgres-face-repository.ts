import type { FaceRepository, FaceVerification } from '@plumbline/core/face/face-repository.ts';
import { and, count, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { faceVerifications } from '../database/schema/face-verifications.ts';
import { users } from '../database/schema/identity.ts';

/** A state that the use cases never see. */
const FORGOTTEN = 'forgotten';

export function createFaceRepository({ sql: db }: Connection): FaceRepository {
  return {
    async add({ reference, ...verification }) {
      await db.insert(faceVerifications).values({ ...verification, referenceSecret: reference });
    },
    async setReference(id, referenceSecret) {
      await db.update(faceVerifications).set({ referenceSecret }).where(eq(faceVerifications.id, id));
    },
    async findLatest(userId) {
      const [row] = await db
        .select()
        .from(faceVerifications)
        .where(and(eq(faceVerifications.userId, userId), ne(faceVerifications.state, FORGOTTEN)))
        .orderBy(desc(faceVerifications.createdAt), desc(faceVerifications.id))
        .limit(1);
      if (!row) return undefined;
      const { id, state, createdAt, expiresAt } = row;
      return {
        id,
        userId,
        reference: row.referenceSecret,
        // Text with values that only the use cases write.
        state: state as FaceVerification['state'],
        createdAt,
        expiresAt,
      };
    },
    async countSince(userId, since) {
      const [row] = await db
        .select({ number: count() })
        .from(faceVerifications)
        .where(and(eq(faceVerifications.userId, userId), gte(faceVerifications.createdAt, since)));
      return row?.number ?? 0;
    },
    async end(id, state, endedAt) {
      const ended = await db
        .update(faceVerifications)
        .set({ state, endedAt })
        .where(and(eq(faceVerifications.id, id), eq(faceVerifications.state, 'waiting')))
        .returning({ id: faceVerifications.id });
      return ended.length > 0;
    },
    async verifiedAt(userId) {
      const [row] = await db
        .select({ faceVerifiedAt: users.faceVerifiedAt })
        .from(users)
        .where(eq(users.id, userId));
      return row?.faceVerifiedAt ?? null;
    },
    async setVerifiedAt(userId, faceVerifiedAt) {
      await db.update(users).set({ faceVerifiedAt }).where(eq(users.id, userId));
    },
    async forget(userId, since) {
      const theirs = eq(faceVerifications.userId, userId);
      await db.delete(faceVerifications).where(and(theirs, lt(faceVerifications.createdAt, since)));
      await db
        .update(faceVerifications)
        .set({ state: FORGOTTEN, referenceSecret: '', endedAt: null })
        .where(theirs);
    },
    async deleteBefore(moment, forgotten) {
      await db.delete(faceVerifications).where(lt(faceVerifications.createdAt, moment));
      await db
        .delete(faceVerifications)
        .where(and(eq(faceVerifications.state, FORGOTTEN), lt(faceVerifications.createdAt, forgotten)));
    },
  };
}
