import { resolve, type ContractDocument, type Schema } from '../document.ts';
import type { Check } from '../validator/schema-compiler.ts';

/** The schemas that apply to one value, with references and compositions resolved. */
export interface Facets {
  all: Schema[];
  /** Whether one of them is a union without a discriminator: a value that one branch rejects may match another. */
  isUnion: boolean;
}

export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

interface Discriminator {
  propertyName: string;
  mapping: Record<string, string>;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a function that collects a schema and its composed schemas; of a union, only the matching branch. */
export function createFacets(
  document: ContractDocument,
  check: (schema: Schema) => Check,
): (schema: Schema, value: unknown) => Facets {
  return function facetsOf(schema: Schema, value: unknown): Facets {
    const { $ref, allOf = [], oneOf, anyOf, discriminator, ...own } = schema;
    const branches = (oneOf ?? anyOf ?? []) as Schema[];
    const isUnion = branches.length > 0 && discriminator === undefined;
    const composed = [...(allOf as Schema[])];
    if ($ref !== undefined) composed.push(resolve(document, { $ref }));
    if (discriminator !== undefined) {
      composed.push({ type: 'object' }, branchOf(discriminator as Discriminator, value));
    } else if (isUnion) {
      composed.push(branches.find((branch) => check(branch)(value).length === 0) ?? {});
    }
    const parts = composed.map((part) => facetsOf(part, value));
    return {
      all: [own, ...parts.flatMap(({ all }) => all)],
      isUnion: isUnion || parts.some((part) => part.isUnion),
    };
  };
}

function branchOf({ propertyName, mapping }: Discriminator, value: unknown): Schema {
  const kind = isObject(value) ? value[propertyName] : undefined;
  const $ref = typeof kind === 'string' ? mapping[kind] : undefined;
  return $ref === undefined ? {} : { $ref };
}

export const valuesOf = <T>(facets: readonly Schema[], keyword: string): T[] =>
  facets.flatMap((facet) => (keyword in facet ? [facet[keyword] as T] : []));

/** The types that all schemas allow, or undefined when no schema restricts the type. */
export function typesOf(facets: readonly Schema[]): TypeName[] | undefined {
  const given = valuesOf<TypeName | TypeName[]>(facets, 'type').map((types) => [types].flat());
  const [first, ...others] = given;
  return first?.filter((type) => others.every((types) => types.includes(type)));
}
