/** A decorative picture that leaves its ground visible where it does not load; whatever holds it carries the name. */
export function Picture({
  src,
  className,
}: {
  readonly src: string;
  readonly className?: string | undefined;
}) {
  return (
    <img
      // Another address is another chance.
      key={src}
      className={className}
      src={src}
      alt=""
      loading="lazy"
      draggable={false}
      onError={(event) => {
        event.currentTarget.hidden = true;
      }}
    />
  );
}
