import { describe, expect, it } from 'vitest';
import { jpegSize } from './jpeg-size.ts';
import { cutText, showText, textWidth } from './pdf-text.ts';
import { writeSheet, type SheetCell } from './write-sheet.ts';

const JPEG = Buffer.from('ffd8ffe000044a46ffc00011080120018003012200021101031101ffd9', 'hex');
const cell = (change: Partial<SheetCell> = {}): SheetCell => ({
  caption: '01-kitchen',
  note: 'Wabi-sabi · Dusk',
  picture: JPEG,
  label: null,
  ...change,
});
const sheet = (cells: readonly SheetCell[]) => ({
  title: '两种风格 Two styles',
  subtitle: 'Interior render',
  groups: [{ title: 'kitchen', cells }],
  aigc: '{"Label":"1"}',
  locale: 'zh-CN' as const,
});
const write = (cells: readonly SheetCell[]) => Buffer.from(writeSheet(sheet(cells))).toString('latin1');

describe('a contact sheet', () => {
  it('points at each of its objects, and lists as many as there are', () => {
    const text = write([cell(), cell({ picture: null }), cell({ label: 'AI' })]);
    const at = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    const [, count = '', rows = ''] =
      /^xref\n0 (\d+)\n0{10} 65535 f \n((?:\d{10} 00000 n \n)+)/.exec(text.slice(at)) ?? [];
    const offsets = rows
      .trim()
      .split(' \n')
      .map((row) => Number(row.slice(0, 10)));
    expect(offsets).toHaveLength(Number(count) - 1);
    for (const [index, offset] of offsets.entries())
      expect(text.slice(offset, offset + 12)).toContain(`${index + 1} 0 obj`);
    expect(text).toContain('/Width 384/Height 288/ColorSpace/DeviceRGB');
  });

  it('goes on over as many pages as it needs', () => {
    const pages = (count: number) =>
      Number(/\/Count (\d+)/.exec(write(Array.from({ length: count }, () => cell())))?.[1]);
    expect(pages(4)).toBe(1);
    expect(pages(24)).toBe(2);
    expect(pages(300)).toBe(13);
  });

  it('is the same bytes for the same batch', () => {
    expect(write([cell()])).toBe(write([cell()]));
  });

  it('takes sizes from the frame of a JPEG alone', () => {
    expect(jpegSize(JPEG)).toEqual({ width: 384, height: 288, components: 3 });
    expect(jpegSize(Buffer.from('89504e470d0a1a0a', 'hex'))).toBeUndefined();
    expect(jpegSize(Buffer.alloc(0))).toBeUndefined();
  });

  it('sets each script in its own font and keeps within a width', () => {
    expect(showText('A厨(', 0, 0, 7)).toContain('/L 7 Tf <41> Tj /A 7 Tf <53a8> Tj /L 7 Tf <28> Tj');
    expect(textWidth('厨房')).toBe(2);
    const cut = cutText('a very long name of a picture', 6);
    expect(cut.endsWith('...')).toBe(true);
    expect(textWidth(cut)).toBeLessThanOrEqual(6);
  });
});
