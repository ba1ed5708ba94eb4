/** A cell of text, which a stranger may have written, or a number, which the program has reckoned. */
export type CsvCell = string | number | null;

/**
 * One line of RFC 4180. Text that a spreadsheet would take for a formula gets an apostrophe in front: it then shows what
 * was written and computes nothing (OWASP, "CSV Injection"). Numbers stay numbers, negative ones too.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Excel reads a file as UTF-8 only where it begins with this mark. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/** Full-width signs are taken for their plain ones; spaces and breaks before a sign are skipped by some programs. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n\t;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
