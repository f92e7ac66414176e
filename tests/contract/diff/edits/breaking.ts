import type { Operation } from '#openapi/tools/document.ts';
import {
  getOperation,
  getProperty,
  renameFirstMember,
  getSchema,
  getSuccessContent,
  getMediaUpload,
  type Edit,
} from './parts.ts';

// LoginRequest, TopicUpdate and EditedQuestionProperties occur in requests only, Topic and Guardian in responses
// only.

/**
 * Each entry: description, location in the report, rule, and edit. The edits are independent, so that one
 * comparison covers all.
 */
export const breakingEdits: [description: string, where: string, rule: string, edit: Edit][] = [
  [
    'an operation is removed',
    'listTerms as a whole',
    'operation-removed',
    ({ paths }) => delete paths['/terms']?.get,
  ],
  [
    'a path overrides the servers',
    'paths /topics servers',
    'server-removed',
    ({ paths }) => Object.assign(paths['/topics'] ?? {}, { servers: [{ url: '/' }] }),
  ],

  [
    'a public operation requires a token',
    'getMediaFile security',
    'authentication-changed',
    (contract) => (getOperation(contract, '/files/{fileId}/media').security = [{ bearerToken: [] }]),
  ],
  [
    'a public operation inherits the security of the document',
    'getActivityMedia security',
    'authentication-changed',
    (contract) => delete (getOperation(contract, '/activities/media/{id}') as Partial<Operation>).security,
  ],
  [
    'a secured operation becomes public',
    'listGrades security',
    'authentication-changed',
    (contract) => (getOperation(contract, '/grades').security = []),
  ],
  [
    'a token becomes optional',
    'listCampuses security',
    'authentication-changed',
    (contract) => (getOperation(contract, '/campus').security = [{ bearerToken: [] }, {}]),
  ],
  [
    'a role loses access',
    'listLearnerActivityResults x-roles',
    'role-lost',
    (contract) => (getOperation(contract, '/activityResults/learner/{learnerId}')['x-roles'] = ['Admin']),
  ],
  [
    'an operation for every role is limited to one role',
    'getTerm x-roles',
    'role-lost',
    (contract) => (getOperation(contract, '/terms/{id}')['x-roles'] = ['Admin']),
  ],
  [
    'an operation for every role loses its roles',
    'getSubject x-roles',
    'role-lost',
    (contract) => delete (getOperation(contract, '/subjects/{id}') as Partial<Operation>)['x-roles'],
  ],
  [
    'an operation for some roles loses its roles',
    'getMyLearnerProfile x-roles',
    'role-lost',
    (contract) => delete (getOperation(contract, '/learner/my-profile') as Partial<Operation>)['x-roles'],
  ],

  [
    'a request requires a new property',
    'schemas LoginRequest required',
    'required-properties-added',
    (contract) => getSchema(contract, 'LoginRequest').required.push('device'),
  ],
  [
    'the minimum length of a request text rises',
    'schemas LoginRequest properties/password · minLength',
    'schema-constraint-changed',
    (contract) => (getProperty(contract, 'LoginRequest', 'password')['minLength'] = 20),
  ],
  [
    'a number of a request gets a limit beside its reference',
    'schemas PlanPrice properties/price · maximum',
    'schema-constraint-changed',
    (contract) => (getProperty(contract, 'PlanPrice', 'price')['maximum'] = 9),
  ],
  [
    'a request loses a value of an enum',
    'schemas Registration properties/role · enum',
    'enum-values-removed',
    (contract) => (getProperty(contract, 'Registration', 'role')['enum'] as string[]).pop(),
  ],
  [
    'an open schema of a request loses a property',
    'schemas EditedQuestionProperties properties/id',
    'property-removed',
    (contract) => delete getSchema(contract, 'EditedQuestionProperties').properties['id'],
  ],
  [
    'a default of a request changes',
    'schemas InvitePassword properties/password · default',
    'default-changed',
    (contract) => (getProperty(contract, 'InvitePassword', 'password')['default'] = 'secret'),
  ],
  [
    'a query parameter becomes required',
    'listSubjects parameters/0 · required',
    'parameter-became-required',
    ({ paths }) => {
      const [first] = paths['/subjects']?.get?.parameters ?? [];
      Object.assign(first ?? {}, { required: true });
    },
  ],
  [
    'an operation requires a body',
    'getCampus requestBody',
    'request-body-became-required',
    (contract) => {
      const content = { 'application/json': { schema: { type: 'object' } } };
      getOperation(contract, '/campus/{id}').requestBody = { required: true, content };
    },
  ],

  [
    'a form part is renamed',
    'schemas MediaUpload properties/media',
    'property-removed',
    (contract) => {
      const form = getSchema(contract, 'MediaUpload');
      renameFirstMember(form.properties, 'file');
      form.required = ['file'];
    },
  ],
  [
    'the pattern of form parts changes',
    'schemas ActivityForm patternProperties/^Questions\\[\\d+\\]\\.MediaFile$',
    'pattern-property-changed',
    (contract) =>
      renameFirstMember(getSchema(contract, 'ActivityForm').patternProperties, '^Files\\[\\d+\\]$'),
  ],
  [
    'a form part accepts fewer media types',
    'uploadActivityMedia requestBody/content/multipart/form-data/encoding/media · contentType',
    'form-encoding-changed',
    (contract) => (getMediaUpload(contract).form.encoding.media.contentType = 'image/png'),
  ],

  [
    'a response loses a property',
    'schemas Topic properties/termId',
    'property-removed',
    (contract) => delete getSchema(contract, 'Topic').properties['termId'],
  ],
  [
    'a property of a response becomes optional',
    'schemas Guardian required',
    'required-properties-removed',
    (contract) => getSchema(contract, 'Guardian').required.pop(),
  ],
  [
    'a property changes its type',
    'schemas Subject properties/subjectGroup · type',
    'schema-type-changed',
    (contract) => (getSchema(contract, 'Subject').properties['subjectGroup'] = { type: 'integer' }),
  ],
  [
    'a property of a request gets a type beside its reference, which forbids null',
    'schemas TopicUpdate properties/termId · type',
    'schema-type-changed',
    (contract) => (getProperty(contract, 'TopicUpdate', 'termId')['type'] = 'string'),
  ],
  [
    'a response has a new value of an enum',
    'schemas ModerationStatus enum',
    'enum-values-added',
    (contract) => (getSchema(contract, 'ModerationStatus')['enum'] as string[]).push('Withdrawn'),
  ],
  [
    'the schema of a response is removed',
    'getTopic responses/200/content/application/json/schema',
    'schema-presence-changed',
    (contract) => delete getSuccessContent(contract, '/topics/{id}').schema,
  ],
  [
    'a success status is removed',
    'listPlans responses/200',
    'success-response-removed',
    (contract) => delete getOperation(contract, '/subscriptions/plans').responses['200'],
  ],

  [
    'JSON text loses its schema',
    'schemas QuestionChangeContent properties/patchJson/contentSchema',
    'content-schema-changed',
    (contract) => delete getProperty(contract, 'QuestionChangeContent', 'patchJson').contentSchema,
  ],
  [
    'JSON text of a request gets a schema',
    'schemas LearnerLogin properties/password/contentSchema',
    'content-schema-changed',
    (contract) =>
      Object.assign(getProperty(contract, 'LearnerLogin', 'password'), { contentSchema: { type: 'array' } }),
  ],
  [
    'a property inside JSON text changes its type',
    'schemas TrueFalseAnswerKey properties/correctAnswer · type',
    'schema-type-changed',
    (contract) =>
      (getSchema(contract, 'TrueFalseAnswerKey').properties['correctAnswer'] = { type: 'number' }),
  ],
  [
    'a property inside JSON text is removed',
    'schemas TextAnswerKey properties/correctAnswer',
    'property-removed',
    (contract) => delete getSchema(contract, 'TextAnswerKey').properties['correctAnswer'],
  ],
  [
    'a negation inside JSON text changes',
    'schemas FillInAnswering properties/paragraph/not · pattern',
    'negated-schema-changed',
    (contract) => (getProperty(contract, 'FillInAnswering', 'paragraph')['not'] = { pattern: 'x' }),
  ],
];
