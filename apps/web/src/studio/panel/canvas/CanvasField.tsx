import type { FieldProps } from '../use-field.ts';

export function CanvasField(_props: FieldProps) {
  return null;
}
