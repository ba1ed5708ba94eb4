import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits for a scene, which WeChat limits to 64 characters. */
export function createScene(): string {
  return `lg_${randomBytes(16).toString('base64url')}`;
}

/** 256 random bits. */
export function createSecretValue(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a random value. */
export function hashValue(value: string): string {
  return createHash('sha256').update(value).digest('base64url');
}
