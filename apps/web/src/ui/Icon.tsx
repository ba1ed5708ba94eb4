import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** A decorative icon; the control around it carries the name. */
export function Icon({
  name,
  size = 18,
  filled = false,
}: {
  readonly name: IconName;
  readonly size?: number;
  readonly filled?: boolean;
}) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
