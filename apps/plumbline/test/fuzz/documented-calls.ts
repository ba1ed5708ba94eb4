export type Schema = Readonly<Record<string, unknown>>;

export interface DocumentedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface DocumentedAnswer {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** One operation of an OpenAPI document. */
export interface DocumentedCall {
  /** `POST /api/ai/startTask` */
  readonly name: string;
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly DocumentedParameter[];
  /** Schemas of the body by content type. */
  readonly bodies: Readonly<Record<string, Schema>>;
  readonly answers: Readonly<Record<string, DocumentedAnswer>>;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Operation {
  readonly parameters?: readonly DocumentedParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
}

export function documentedCalls({ paths }: OpenApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, { parameters = [], requestBody, responses }]) => {
      const method = verb.toUpperCase();
      const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]);
      return {
        name: `${method} ${path}`,
        method,
        path,
        parameters,
        bodies: Object.fromEntries(bodies),
        answers: responses,
      };
    }),
  );
}
