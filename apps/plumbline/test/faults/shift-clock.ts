/** Loaded before a program: its `Date` is so many hours off, as on a machine whose clock is wrong. */
const shift = Number(process.env['CLOCK_SHIFT_HOURS'] ?? 0) * 3_600_000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}
globalThis.Date = new Proxy(ShiftedDate, {
  apply: () => new ShiftedDate().toString(),
  construct: (target, given: [], made) =>
    Reflect.construct(given.length > 1 ? RealDate : target, given, made),
}) as unknown as DateConstructor;
