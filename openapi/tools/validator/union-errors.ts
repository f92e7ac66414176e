import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';

export interface Branches {
  compile: (schema: AnySchemaObject) => (value: unknown) => ErrorObject[];
  resolve: (branch: AnySchemaObject) => AnySchemaObject;
}

/**
 * Ajv reports the errors of all branches of a union (`anyOf`, or `oneOf` without a discriminator). Keeps only those
 * of one branch: the branch that the value selects by a distinguishing property, or else the branch with the fewest
 * errors among those that allow the value's type.
 * @param errors all errors of a value
 */
export function nearestErrors(errors: ErrorObject[], tools: Branches): ErrorObject[] {
  const union = errors.findLast(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (!union) return errors;
  const schemas = union.schema as AnySchemaObject[];
  const branches = schemas.map((branch) =>
    tools
      .compile(branch)(union.data)
      .map((error) => withParentPath(union.instancePath, error)),
  );
  const reported = new Set(branches.flat().map(identity));
  const others = errors.filter((error) => error !== union && !reported.has(identity(error)));
  const tags = tagsOf(schemas.map(tools.resolve)).map((name) => `${union.instancePath}/${name}`);
  const isTag = ({ instancePath }: ErrorObject) => tags.includes(instancePath);
  const named = branches.filter((branch) => !branch.some(isTag));
  // No branch matches: report only the distinguishing property.
  const possible = named.length > 0 ? named : branches.map((branch) => branch.filter(isTag));
  const isOfType = (branch: ErrorObject[]) =>
    !branch.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === union.instancePath);
  const ofType = possible.filter(isOfType);
  const candidates = (ofType.length > 0 ? ofType : possible).map((branch) => nearestErrors(branch, tools));
  const nearest = candidates.toSorted((a, b) => a.length - b.length)[0] ?? [];
  // When several branches of a `oneOf` match, only the union itself has an error.
  return [...nearestErrors(others, tools), ...(nearest.length === 0 ? [union] : nearest)];
}

/**
 * The properties that distinguish the branches of a union: each branch has a different `const` or `pattern` for
 * them.
 */
function tagsOf(branches: readonly AnySchemaObject[]): string[] {
  const properties = branches.map(
    (branch) => (branch['properties'] ?? {}) as Record<string, AnySchemaObject | undefined>,
  );
  return Object.keys(properties[0] ?? {}).filter((name) => {
    const marks = properties.map((each) => JSON.stringify(each[name]?.['const'] ?? each[name]?.['pattern']));
    return !marks.includes(undefined as never) && new Set(marks).size === marks.length;
  });
}

function withParentPath(path: string, error: ErrorObject): ErrorObject {
  return { ...error, instancePath: path + error.instancePath };
}

function identity({ instancePath, keyword, params }: ErrorObject): string {
  return [instancePath, keyword, JSON.stringify(params)].join(' ');
}
