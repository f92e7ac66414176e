import type { AnySchemaObject, ErrorObject } from 'ajv/dist/2020.js';

/** What is needed to look into the branches of a union. */
export interface Branches {
  compile: (schema: AnySchemaObject) => (value: unknown) => ErrorObject[];
  /** Returns the schema to which a branch refers, or the branch itself. */
  resolve: (branch: AnySchemaObject) => AnySchemaObject;
}

/**
 * A union (`anyOf`, or `oneOf` without a discriminator) reports the errors of all its branches. This keeps, for each union,
 * only those of one branch: the one that the value names by a property that tells the branches apart, or else the one with
 * the fewest errors of those that allow the type of the value.
 *
 * @param errors all errors of a value
 */
export function nearestErrors(errors: ErrorObject[], tools: Branches): ErrorObject[] {
  const union = errors.findLast(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  if (!union) return errors;
  const schemas = union.schema as AnySchemaObject[];
  const branches = schemas.map((branch) =>
    tools
      .compile(branch)(union.data)
      .map((error) => below(union.instancePath, error)),
  );
  const reported = new Set(branches.flat().map(identity));
  const others = errors.filter((error) => error !== union && !reported.has(identity(error)));
  const tags = tagsOf(schemas.map(tools.resolve)).map((name) => `${union.instancePath}/${name}`);
  const isTag = ({ instancePath }: ErrorObject) => tags.includes(instancePath);
  const named = branches.filter((branch) => !branch.some(isTag));
  // Without a branch that the value names, only the property that names it is wrong.
  const possible = named.length > 0 ? named : branches.map((branch) => branch.filter(isTag));
  const isOfType = (branch: ErrorObject[]) =>
    !branch.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === union.instancePath);
  const ofType = possible.filter(isOfType);
  const candidates = (ofType.length > 0 ? ofType : possible).map((branch) => nearestErrors(branch, tools));
  const nearest = candidates.toSorted((a, b) => a.length - b.length)[0] ?? [];
  // When two branches of a oneOf match, no branch has an error, only the union itself.
  return [...nearestErrors(others, tools), ...(nearest.length === 0 ? [union] : nearest)];
}

/** The properties that tell the branches of a union apart: each branch has a `const` or `pattern` of its own for them. */
function tagsOf(branches: readonly AnySchemaObject[]): string[] {
  const properties = branches.map(
    (branch) => (branch['properties'] ?? {}) as Record<string, AnySchemaObject | undefined>,
  );
  return Object.keys(properties[0] ?? {}).filter((name) => {
    const marks = properties.map((each) => JSON.stringify(each[name]?.['const'] ?? each[name]?.['pattern']));
    return !marks.includes(undefined as never) && new Set(marks).size === marks.length;
  });
}

function below(path: string, error: ErrorObject): ErrorObject {
  return { ...error, instancePath: path + error.instancePath };
}

function identity({ instancePath, keyword, params }: ErrorObject): string {
  return [instancePath, keyword, JSON.stringify(params)].join(' ');
}
