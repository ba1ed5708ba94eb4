/** The part of a list that a page is. */
export function pagePart({ page, pageSize }: { readonly page: number; readonly pageSize: number }) {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
