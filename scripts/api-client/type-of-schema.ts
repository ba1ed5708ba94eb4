/** The part of JSON Schema that zod writes for our contract. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** A JSON Schema as a TypeScript type on one line. References become the names at their end. */
export function typeOfSchema(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return unionOf(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(choices.map(typeOfSchema));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOfSchema(part)})`).join(' & ');
  if (Array.isArray(schema.type))
    return unionOf(schema.type.map((type: string) => SCALARS[type] ?? 'unknown'));
  if (schema.type === 'array') return arrayOf(schema);
  if (schema.type === 'object') return objectOf(schema);
  return SCALARS[String(schema.type)] ?? 'unknown';
}

/** Names and types of an object's fields, each as `name?: type`. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties).map(
    ([name, field]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOfSchema(field)}`,
  );
}

function objectOf(schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const { additionalProperties: rest, propertyNames } = schema;
  if (typeof rest !== 'object') return 'Record<string, unknown>';
  // What an enumeration names need not all be there.
  const key = propertyNames ? typeOfSchema(propertyNames) : 'string';
  const record = `Record<${key}, ${typeOfSchema(rest)}>`;
  return key === 'string' ? record : `Partial<${record}>`;
}

function arrayOf({ items, prefixItems }: JsonSchema): string {
  const places = prefixItems ?? (Array.isArray(items) ? (items as readonly JsonSchema[]) : undefined);
  if (places) return `[${places.map(typeOfSchema).join(', ')}]`;
  const item = items ? typeOfSchema(items as JsonSchema) : 'unknown';
  return /^[\w.]+$/.test(item) ? `${item}[]` : `Array<${item}>`;
}

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
}

/**
 * What a caller may send: the fields and types that a schema gives after reading, of which those may be left out that it
 * fills in itself. A number that is also read from text is a number here.
 */
export function requestSchema(before: JsonSchema, after: JsonSchema): JsonSchema {
  if (after.type === 'object' && after.properties) {
    const properties = Object.fromEntries(
      Object.entries(after.properties).map(([name, field]) => [
        name,
        requestSchema(before.properties?.[name] ?? {}, field),
      ]),
    );
    return {
      ...after,
      properties,
      required: before.properties ? (before.required ?? []) : (after.required ?? []),
    };
  }
  if (after.type === 'array' && after.items && !Array.isArray(after.items))
    return { ...after, items: requestSchema((before.items ?? {}) as JsonSchema, after.items as JsonSchema) };
  return after;
}
