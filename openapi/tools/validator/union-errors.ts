import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';

type Compile = (schema: AnySchemaObject) => (value: unknown) => ErrorObject[];

/**
 * A union (`anyOf`, or `oneOf` without a discriminator) reports the errors of all its branches. This keeps, for each union,
 * only those of the branch with the fewest errors.
 *
 * @param errors all errors of a value
 */
export function nearestErrors(errors: ErrorObject[], compile: Compile): ErrorObject[] {
  const union = errors.findLast(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (!union) return errors;
  const branches = (union.schema as AnySchemaObject[]).map((branch) =>
    compile(branch)(union.data).map((error) => below(union.instancePath, error)),
  );
  const reported = new Set(branches.flat().map(identity));
  const others = errors.filter((error) => error !== union && !reported.has(identity(error)));
  const candidates = branches.map((branch) => nearestErrors(branch, compile));
  const nearest = candidates.toSorted((a, b) => a.length - b.length)[0] ?? [];
  // When two branches of a oneOf match, no branch has an error, only the union itself.
  return [...nearestErrors(others, compile), ...(nearest.length === 0 ? [union] : nearest)];
}

function below(path: string, error: ErrorObject): ErrorObject {
  return { ...error, instancePath: path + error.instancePath };
}

function identity({ instancePath, keyword, params }: ErrorObject): string {
  return [instancePath, keyword, JSON.stringify(params)].join(' ');
}
