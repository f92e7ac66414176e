import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContractDocument, Operation } from '#openapi/tools/document.ts';
import { redocly } from '#openapi/tools/redocly.ts';
import { document } from './contract.ts';

type Edit = (contract: ContractDocument, login: Operation) => void;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-lint-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The linter's report after an edit of the contract; empty when it accepts the edit. */
async function verdictAfter(edit: Edit): Promise<string> {
  const edited = structuredClone(document);
  const login = edited.paths['/auth/login']?.post;
  if (!login) throw new Error('The contract has no sign-in.');
  edit(edited, login);
  const file = join(folder, 'edited.json');
  await writeFile(file, JSON.stringify(edited, null, 2));
  return redocly(['lint', file]).then(
    () => '',
    (error: unknown) => String((error as { stdout?: string }).stdout),
  );
}

const violations: [string, string, Edit][] = [
  [
    'an operationId of another verb',
    'rule/operation-id-is-verb-noun',
    (_, login) => (login.operationId = 'doLogin'),
  ],
  [
    'an operation of two tags',
    'operation-singular-tag',
    (_, login) => (login.tags as string[]).push('Learners'),
  ],
  ['an operation without a description', 'operation-description', (_, login) => (login.description = '')],
  [
    'an operation that names no roles',
    'rule/operation-declares-access',
    (_, login) => delete (login as Partial<Operation>)['x-roles'],
  ],
  [
    'a request without an example',
    'house/bodies-have-examples',
    (_, login) => delete login.requestBody?.content['application/json']?.examples,
  ],
  [
    'an example that breaks its schema',
    'no-invalid-media-type-examples',
    (_, login) =>
      Object.assign(login.requestBody?.content['application/json'] ?? {}, {
        examples: { bad: { value: {} } },
      }),
  ],
  [
    'an open schema',
    'house/schemas-are-closed',
    ({ components }) => delete components.schemas['Topic']?.['unevaluatedProperties'],
  ],
  [
    'a property without a description',
    'house/properties-are-described',
    ({ components }) =>
      Object.assign(components.schemas['Topic']?.['properties'] ?? {}, { colour: { type: 'string' } }),
  ],
  [
    'a string in a request without a limit',
    'house/requests-are-limited',
    ({ components }) => delete components.schemas['Password']?.['maxLength'],
  ],
  [
    'a string inside a JSON string of a request without a limit',
    'house/requests-are-limited',
    ({ components }) => delete components.schemas['OptionText']?.['maxLength'],
  ],
  [
    'a pattern without an end in a request',
    'house/requests-are-limited',
    ({ components }) =>
      Object.assign(components.schemas['Rsvp']?.['properties'] ?? {}, {
        contactNumber: { description: 'A number.', type: 'string', pattern: '^\\d+$' },
      }),
  ],
  [
    'a parameter without a limit',
    'house/requests-are-limited',
    ({ components }) =>
      Object.assign(components.parameters['InviteToken'] ?? {}, { schema: { type: 'string' } }),
  ],
  [
    'a list in a request without a limit',
    'house/requests-are-limited',
    ({ components }) => delete components.schemas['Recipients']?.['maxItems'],
  ],
  [
    'a component that nothing uses',
    'no-unused-components',
    ({ components }) => (components.schemas['Leftover'] = { type: 'string' }),
  ],
];

test.each(violations)('%s is refused', async (_name, rule, edit) => {
  expect(await verdictAfter(edit)).toContain(`the ${rule} rule`);
});

test('only what a client sends needs a limit', async () => {
  const verdict = await verdictAfter(({ components }) => {
    const { properties } = components.schemas['UploadedMedia'] ?? {};
    Object.assign(properties ?? {}, { mediaPath: { description: 'The path.', type: 'string' } });
  });
  expect(verdict).not.toContain('house/requests-are-limited');
});

// The rules that are ignored for some paths (openapi/.redocly.lint-ignore.yaml) refer to files, not to a bundle.
test('without an edit none of these rules is broken', async () => {
  const verdict = await verdictAfter(() => {});
  expect(violations.map(([, rule]) => rule).filter((rule) => verdict.includes(`the ${rule} rule`))).toEqual(
    [],
  );
});
