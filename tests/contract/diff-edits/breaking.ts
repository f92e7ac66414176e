import type { Operation } from '#openapi/tools/document.ts';
import { get, property, rename, schema, terms, upload, type Edit } from './parts.ts';

// LoginRequest, TopicUpdate and EditedQuestionProperties stand in requests only, Topic and Guardian in responses only.

/** What it does, the rule that sees it, the edit. */
export const breaking: [string, string, Edit][] = [
  ['an operation goes', 'operation-removed', ({ paths }) => delete paths['/terms']?.get],
  [
    'a path gets a server of its own',
    'house/server-replaced',
    ({ paths }) => Object.assign(paths['/terms'] ?? {}, { servers: [{ url: '/' }] }),
  ],

  // Who may call it.
  [
    'a public operation asks for a token',
    'security-requirement-changed',
    (contract) => (get(contract, '/files/{fileId}/media').security = [{ bearerToken: [] }]),
  ],
  [
    'a public operation falls back to the security of the document',
    'house/security-changed',
    (contract) => delete (get(contract, '/files/{fileId}/media') as Partial<Operation>).security,
  ],
  [
    'a secured operation becomes public',
    'house/security-changed',
    (contract) => (get(contract, '/terms').security = []),
  ],
  [
    'a token becomes optional',
    'house/security-changed',
    (contract) => (get(contract, '/terms').security = [{ bearerToken: [] }, {}]),
  ],
  [
    'a role loses access',
    'house/role-lost',
    (contract) => (get(contract, '/activityResults/learner/{learnerId}')['x-roles'] = ['Admin']),
  ],
  [
    'an operation for everyone is limited to a role',
    'house/role-lost',
    (contract) => (get(contract, '/terms')['x-roles'] = ['Admin']),
  ],
  [
    'an operation for everyone no longer says who may call it',
    'house/role-lost',
    (contract) => delete (get(contract, '/terms') as Partial<Operation>)['x-roles'],
  ],
  [
    'an operation for some roles no longer says who may call it',
    'house/role-lost',
    (contract) => delete (get(contract, '/learner/my-profile') as Partial<Operation>)['x-roles'],
  ],

  // Requests become narrower.
  [
    'a request needs a new property',
    'required-properties-added',
    (contract) => schema(contract, 'LoginRequest').required.push('device'),
  ],
  [
    'a text of a request becomes longer at least',
    'schema-constraint-changed',
    (contract) => (property(contract, 'LoginRequest', 'password')['minLength'] = 20),
  ],
  [
    'a number of a request has a limit beside its reference',
    'schema-constraint-changed',
    (contract) => (property(contract, 'PlanPrice', 'price')['maximum'] = 9),
  ],
  [
    'a request loses a value of an enum',
    'enum-values-removed',
    (contract) => (property(contract, 'Registration', 'role')['enum'] as string[]).pop(),
  ],
  [
    'a request loses a property of an open part',
    'house/open-part-property-removed',
    (contract) => delete schema(contract, 'EditedQuestionProperties').properties['id'],
  ],
  [
    'a default of a request changes',
    'house/default-changed',
    (contract) => (property(contract, 'LoginRequest', 'password')['default'] = 'secret'),
  ],
  [
    'a query parameter becomes required',
    'parameter-became-required',
    ({ paths }) => {
      const [first] = paths['/subjects']?.get?.parameters ?? [];
      Object.assign(first ?? {}, { required: true });
    },
  ],
  [
    'an operation asks for a body',
    'house/required-body-added',
    (contract) => {
      const content = { 'application/json': { schema: { type: 'object' } } };
      get(contract, '/terms').requestBody = { required: true, content };
    },
  ],

  // Forms.
  [
    'a part of a form has another name',
    'property-removed',
    (contract) => {
      const form = schema(contract, 'MediaUpload');
      rename(form.properties, 'file');
      form.required = ['file'];
    },
  ],
  [
    'the parts of a form have another pattern',
    'house/pattern-property-changed',
    (contract) => rename(schema(contract, 'ActivityForm').patternProperties, '^Files\\[\\d+\\]$'),
  ],
  [
    'a part of a form takes fewer types of content',
    'house/form-encoding-narrowed',
    (contract) => (upload(contract).form.encoding.media.contentType = 'image/png'),
  ],

  // Responses become wider, or hold less.
  [
    'a response loses a property',
    'property-removed',
    (contract) => delete schema(contract, 'Topic').properties['termId'],
  ],
  [
    'a property of a response becomes optional',
    'required-properties-removed',
    (contract) => schema(contract, 'Guardian').required.pop(),
  ],
  [
    'a property changes its type',
    'schema-type-changed',
    (contract) => (schema(contract, 'Topic').properties['termId'] = { type: 'integer' }),
  ],
  [
    'a property of a request may no longer be null, beside its reference',
    'schema-type-changed',
    (contract) => (property(contract, 'TopicUpdate', 'termId')['type'] = 'string'),
  ],
  [
    'a response has a new value of an enum',
    'enum-values-added',
    (contract) => (schema(contract, 'ModerationStatus')['enum'] as string[]).push('Withdrawn'),
  ],
  [
    'the schema of a response goes',
    'house/schema-presence-changed',
    (contract) => delete terms(contract).schema,
  ],
  [
    'a success status goes',
    'house/success-response-removed',
    (contract) => delete get(contract, '/terms').responses['200'],
  ],

  // JSON text.
  [
    'JSON text is no longer described',
    'house/content-schema-changed',
    (contract) => delete property(contract, 'QuestionChangeContent', 'patchJson').contentSchema,
  ],
  [
    'JSON text of a request has to follow a schema',
    'house/content-schema-changed',
    (contract) =>
      Object.assign(property(contract, 'LoginRequest', 'password'), { contentSchema: { type: 'array' } }),
  ],
  [
    'a property inside JSON text changes its type',
    'schema-type-changed',
    (contract) => (schema(contract, 'TextAnswerKey').properties['correctAnswer'] = { type: 'number' }),
  ],
  [
    'a property inside JSON text goes',
    'property-removed',
    (contract) => delete schema(contract, 'TextAnswerKey').properties['correctAnswer'],
  ],
  [
    'a negation inside JSON text changes',
    'house/negated-schema-changed',
    (contract) => (property(contract, 'FillInAnswering', 'paragraph')['not'] = { pattern: 'x' }),
  ],
];
