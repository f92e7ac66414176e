import { describe, expect, test } from 'vitest';
import { createValidator } from '#openapi/tools/validator/validator.ts';
import { blankNames, validNames, directionalNames } from '../name-samples.ts';
import { document } from './contract.ts';

const validator = createValidator(document);

/* `contract:lint` ensures that all names and titles have the same rule. */
describe('Title', () => {
  const accepts = (name: string) => validator.schema('Title').validate(name).length === 0;

  test.each(validNames)('accepts %j', (name) => {
    expect(accepts(name)).toBe(true);
  });

  test.each([...blankNames, ...directionalNames, 'a\nb', 'a\u0000', 'a\u0085b'])('rejects %j', (name) => {
    expect(accepts(name)).toBe(false);
  });
});

describe('TextOrNull', () => {
  const accepts = (name: string | null) => validator.schema('TextOrNull').validate(name).length === 0;

  test.each([null, '', ' ', ...validNames])('accepts %j', (name) => {
    expect(accepts(name)).toBe(true);
  });

  test.each(directionalNames)('rejects %j', (name) => {
    expect(accepts(name)).toBe(false);
  });
});
