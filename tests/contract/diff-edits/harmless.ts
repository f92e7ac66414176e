import { get, property, schema, terms, upload, type Edit } from './parts.ts';

/** What it does, its impact, the edit. */
export const harmless: [string, 'minor' | 'patch', Edit][] = [
  [
    'an operation comes',
    'minor',
    (contract) => {
      contract.paths['/weeks'] = { get: { ...get(contract, '/terms'), operationId: 'listWeeks' } };
    },
  ],
  [
    'a role gains access',
    'minor',
    (contract) => get(contract, '/learner/my-profile')['x-roles'].push('Tutor'),
  ],
  [
    'an operation is opened to every role',
    'minor',
    (contract) => (get(contract, '/learner/my-profile')['x-roles'] = []),
  ],

  // Requests become wider.
  [
    'a request may carry a new property',
    'minor',
    (contract) => (schema(contract, 'LoginRequest').properties['device'] = { type: 'string' }),
  ],
  [
    'a property of a request becomes optional',
    'minor',
    (contract) => schema(contract, 'LoginRequest').required.pop(),
  ],
  [
    'a number of a request may be smaller',
    'minor',
    (contract) => delete property(contract, 'NewTrialSession', 'maxNumber')['minimum'],
  ],
  [
    'a request takes another value of an enum',
    'minor',
    (contract) => (property(contract, 'Registration', 'role')['enum'] as string[]).push('Tutor'),
  ],
  [
    'a part of a form takes another type of content',
    'minor',
    (contract) => (upload(contract).form.encoding.media.contentType += ', image/webp'),
  ],
  [
    'an operation may be sent a body',
    'minor',
    (contract) => (get(contract, '/terms').requestBody = { content: { 'application/json': {} } }),
  ],

  // Responses become narrower, or hold more.
  [
    'a response has a new property',
    'minor',
    (contract) => (schema(contract, 'Guardian').properties['title'] = { type: 'string' }),
  ],
  [
    'a response loses a value of an enum',
    'minor',
    (contract) => (schema(contract, 'ModerationStatus')['enum'] as string[]).pop(),
  ],
  [
    'a number of a response has a limit',
    'minor',
    (contract) => (property(contract, 'ModerationState', 'pendingCount')['maximum'] = 99),
  ],
  [
    'JSON text of a response follows a schema',
    'minor',
    (contract) =>
      Object.assign(property(contract, 'Message', 'message'), { contentSchema: { type: 'array' } }),
  ],
  ['a failure no longer occurs', 'minor', (contract) => delete get(contract, '/terms').responses['401']],

  ['a description changes', 'patch', (contract) => (get(contract, '/terms').description += ' In order.')],
  [
    'a property is described differently',
    'patch',
    (contract) => (property(contract, 'TextAnswerKey', 'correctAnswer')['description'] = 'What is right.'),
  ],
  [
    'an example comes',
    'patch',
    (contract) => (terms(contract).examples = { ...terms(contract).examples, none: { value: [] } }),
  ],
  [
    'a decision is named',
    'patch',
    (contract) => Object.assign(get(contract, '/terms'), { 'x-decisions': ['D-001'] }),
  ],
];
