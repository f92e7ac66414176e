import { describe, expect, test } from 'vitest';
import { visiblePattern } from '#openapi/rules/names.ts';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { blankNames, goodNames, reversingNames } from '../name-samples.ts';
import { document } from './contract.ts';

const validator = createValidator(document);

const schemas = [
  ['FullName', asIs],
  ['FullNameOrNull', asIs],
  ['NewRole', (roleName: string) => ({ roleName })],
  ['PersonName', asIs],
  ['PlanName', (name: string) => name + name],
  ['RoleName', asIs],
  ['ShortText', asIs],
  ['ShortTextOrNull', asIs],
  ['Title', asIs],
  ['TitleOrNull', asIs],
  ['UserName', asIs],
] as const;

function asIs(name: string): unknown {
  return name;
}

describe.each(schemas)('%s', (schema, valueOf) => {
  const accepts = (name: string) => validator.schema(schema).validate(valueOf(name)).length === 0;

  test.each(goodNames)('accepts %j', (name) => {
    expect(accepts(name)).toBe(true);
  });

  test.each([...blankNames, ...reversingNames, 'a\nb', 'a\u0000', 'a\u0085b'])('rejects %j', (name) => {
    expect(accepts(name)).toBe(false);
  });
});

describe('TextOrNull, which may be blank', () => {
  const accepts = (name: string | null) => validator.schema('TextOrNull').validate(name).length === 0;

  test.each([null, '', ' ', ...goodNames])('accepts %j', (name) => {
    expect(accepts(name)).toBe(true);
  });

  test.each(reversingNames)('rejects %j', (name) => {
    expect(accepts(name)).toBe(false);
  });
});

test('every schema that refuses blanks is in this test', () => {
  const found = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    JSON.stringify(schema).includes(JSON.stringify(visiblePattern)) ? [name] : [],
  );
  expect(found.toSorted()).toEqual(schemas.map(([name]) => name));
});
