import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContractDocument, MediaType, Operation } from '#openapi/tools/document.ts';
import { redocly } from '#openapi/tools/redocly.ts';
import { document } from './contract.ts';

type Edit = (contract: ContractDocument) => void;

const operation = (contract: ContractDocument, path: string, method: 'get' | 'post'): Operation => {
  const found = contract.paths[path]?.[method];
  if (!found) throw new Error(`The contract has no ${method} ${path}.`);
  return found;
};

const jsonBody = (contract: ContractDocument, path: string): MediaType => {
  const media = operation(contract, path, 'post').requestBody?.content['application/json'];
  if (!media) throw new Error(`POST ${path} takes no JSON.`);
  return media;
};

const addProperty = ({ components }: ContractDocument, schema: string, name: string, property: object) =>
  Object.assign(components.schemas[schema]?.['properties'] ?? {}, { [name]: property });

/**
 * Each entry: description, broken rule, location and edit. The edits are independent, so that one lint run covers
 * all.
 */
const violations: [description: string, rule: string, pointer: string, edit: Edit][] = [
  [
    'an operationId with an unknown verb',
    'rule/operation-id-is-verb-noun',
    '#/paths/~1auth~1login/post/operationId',
    (contract) => (operation(contract, '/auth/login', 'post').operationId = 'doLogin'),
  ],
  [
    'an operation with two tags',
    'operation-singular-tag',
    '#/paths/~1auth~1register/post/tags',
    (contract) => (operation(contract, '/auth/register', 'post').tags as string[]).push('Learners'),
  ],
  [
    'an operation without a description',
    'operation-description',
    '#/paths/~1grades/get/description',
    (contract) => (operation(contract, '/grades', 'get').description = ''),
  ],
  [
    'an operation that names no roles',
    'rule/operation-declares-access',
    '#/paths/~1terms/get',
    (contract) => delete (operation(contract, '/terms', 'get') as Partial<Operation>)['x-roles'],
  ],
  [
    'a name schema that rejects blank names with an additional pattern',
    'house/names-have-one-rule',
    '#/components/schemas/PersonName',
    ({ components }) => Object.assign(components.schemas['PersonName'] ?? {}, { pattern: '\\S' }),
  ],
  [
    'a name schema that allows characters for the direction of text',
    'house/names-have-one-rule',
    '#/components/schemas/PlanName',
    ({ components }) => delete components.schemas['PlanName']?.['not'],
  ],
  [
    'a request without an example',
    'house/bodies-have-examples',
    '#/paths/~1terms/post/requestBody/content/application~1json',
    (contract) => delete jsonBody(contract, '/terms').examples,
  ],
  [
    'an example that breaks its schema',
    'no-invalid-media-type-examples',
    '#/paths/~1grades/post/requestBody/content/application~1json/examples/bad/value',
    (contract) => Object.assign(jsonBody(contract, '/grades'), { examples: { bad: { value: {} } } }),
  ],
  [
    'an open schema',
    'house/schemas-are-closed',
    '#/components/schemas/Topic',
    ({ components }) => delete components.schemas['Topic']?.['unevaluatedProperties'],
  ],
  [
    'a property without a description',
    'house/properties-are-described',
    '#/components/schemas/Grade/properties/colour',
    (contract) => addProperty(contract, 'Grade', 'colour', { type: 'string' }),
  ],
  [
    'a string in a request without a limit',
    'house/requests-are-limited',
    '#/components/schemas/Password',
    ({ components }) => delete components.schemas['Password']?.['maxLength'],
  ],
  [
    'a string inside a JSON string of a request without a limit',
    'house/requests-are-limited',
    '#/components/schemas/OptionText',
    ({ components }) => delete components.schemas['OptionText']?.['maxLength'],
  ],
  [
    'a pattern without a maximum length in a request',
    'house/requests-are-limited',
    '#/components/schemas/Rsvp/properties/contactNumber',
    (contract) =>
      addProperty(contract, 'Rsvp', 'contactNumber', {
        description: 'A number.',
        type: 'string',
        pattern: String.raw`^\d+$`,
      }),
  ],
  [
    'a parameter without a maximum length',
    'house/requests-are-limited',
    '#/components/parameters/InviteToken/schema',
    ({ components }) =>
      Object.assign(components.parameters['InviteToken'] ?? {}, { schema: { type: 'string' } }),
  ],
  [
    'a list in a request without a limit',
    'house/requests-are-limited',
    '#/components/schemas/Recipients',
    ({ components }) => delete components.schemas['Recipients']?.['maxItems'],
  ],
  [
    'an order by a property that the items lack',
    'house/orders-name-properties',
    '#/components/schemas/RunningPlans/x-order',
    ({ components }) => Object.assign(components.schemas['RunningPlans'] ?? {}, { 'x-order': ['-start'] }),
  ],
  [
    'a component that nothing uses',
    'no-unused-components',
    '#/components/schemas/Leftover',
    ({ components }) => (components.schemas['Leftover'] = { type: 'string' }),
  ],
];

const addUnlimitedStringToResponse: Edit = (contract) =>
  addProperty(contract, 'UploadedMedia', 'mediaPath', { description: 'The path.', type: 'string' });

interface Report {
  problems: { ruleId: string; location: { pointer: string }[] }[];
}

async function problemsOf(contract: ContractDocument): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  try {
    const file = join(folder, 'edited.json');
    await writeFile(file, JSON.stringify(contract));
    const report = await redocly(['lint', file, '--format', 'json']).catch((error: unknown) =>
      String((error as { stdout?: string }).stdout),
    );
    const { problems } = JSON.parse(report) as Report;
    return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('contract:lint', () => {
  let problems: string[];
  beforeAll(async () => {
    const edited = structuredClone(document);
    for (const [, , , edit] of violations) edit(edited);
    addUnlimitedStringToResponse(edited);
    problems = await problemsOf(edited);
  });

  test.each(violations)('rejects %s', (_description, rule, pointer) => {
    expect(problems).toContain(`${rule} ${pointer}`);
  });

  // Compares only the tested rules: the ignore file (openapi/.redocly.lint-ignore.yaml) does not apply to a bundle.
  test('accepts the rest of the contract, and a string without a limit in a response', () => {
    const rules = violations.map(([, rule]) => rule);
    const reported = problems.filter((problem) => rules.some((rule) => problem.startsWith(`${rule} `)));
    expect(reported.toSorted()).toEqual(
      violations.map(([, rule, pointer]) => `${rule} ${pointer}`).toSorted(),
    );
  });
});
