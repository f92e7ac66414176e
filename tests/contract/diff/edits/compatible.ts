import {
  getOperation,
  getProperty,
  getSchema,
  getSuccessContent,
  getMediaUpload,
  type Edit,
} from './parts.ts';

/** Like `breakingEdits`, with the impact instead of the rule. */
export const compatibleEdits: [description: string, where: string, impact: 'minor' | 'patch', edit: Edit][] =
  [
    [
      'an operation is added',
      'listWeeks as a whole',
      'minor',
      (contract) => {
        contract.paths['/weeks'] = { get: { ...getOperation(contract, '/terms'), operationId: 'listWeeks' } };
      },
    ],
    [
      'a role gains access',
      'getMyLearnerProfile x-roles',
      'minor',
      (contract) => getOperation(contract, '/learner/my-profile')['x-roles'].push('Tutor'),
    ],
    [
      'an operation is opened to every role',
      'getParentProfile x-roles',
      'minor',
      (contract) => (getOperation(contract, '/parent/profile')['x-roles'] = []),
    ],

    [
      'a request may carry a new property',
      'schemas LoginRequest properties/device',
      'minor',
      (contract) => (getSchema(contract, 'LoginRequest').properties['device'] = { type: 'string' }),
    ],
    [
      'a property of a request becomes optional',
      'schemas LoginRequest required',
      'minor',
      (contract) => getSchema(contract, 'LoginRequest').required.pop(),
    ],
    [
      'the minimum of a request number is removed',
      'schemas NewTrialSession properties/maxNumber · minimum',
      'minor',
      (contract) => delete getProperty(contract, 'NewTrialSession', 'maxNumber')['minimum'],
    ],
    [
      'an enum of a request gains a value',
      'schemas Registration properties/role · enum',
      'minor',
      (contract) => (getProperty(contract, 'Registration', 'role')['enum'] as string[]).push('Tutor'),
    ],
    [
      'a form part accepts another media type',
      'uploadActivityMedia requestBody/content/multipart/form-data/encoding/media · contentType',
      'minor',
      (contract) => (getMediaUpload(contract).form.encoding.media.contentType += ', image/webp'),
    ],
    [
      'an optional body is added',
      'listGrades requestBody',
      'minor',
      (contract) => (getOperation(contract, '/grades').requestBody = { content: { 'application/json': {} } }),
    ],

    [
      'a response has a new property',
      'schemas Guardian properties/title',
      'minor',
      (contract) => (getSchema(contract, 'Guardian').properties['title'] = { type: 'string' }),
    ],
    [
      'an enum of a response loses a value',
      'schemas ModerationStatus enum',
      'minor',
      (contract) => (getSchema(contract, 'ModerationStatus')['enum'] as string[]).pop(),
    ],
    [
      'a response number gets a limit',
      'schemas ModerationState properties/pendingCount · maximum',
      'minor',
      (contract) => (getProperty(contract, 'ModerationState', 'pendingCount')['maximum'] = 99),
    ],
    [
      'JSON text of a response gets a schema',
      'schemas Message properties/message/contentSchema',
      'minor',
      (contract) =>
        Object.assign(getProperty(contract, 'Message', 'message'), { contentSchema: { type: 'array' } }),
    ],
    [
      'a failure status is removed',
      'listCampuses responses/401',
      'minor',
      (contract) => delete getOperation(contract, '/campus').responses['401'],
    ],

    [
      'a description changes',
      'listTerms description',
      'patch',
      (contract) => (getOperation(contract, '/terms').description += ' In order.'),
    ],
    [
      'the description of a property changes',
      'schemas TextAnswerKey properties/correctAnswer · description',
      'patch',
      (contract) =>
        (getProperty(contract, 'TextAnswerKey', 'correctAnswer')['description'] = 'What is right.'),
    ],
    [
      'an example is added',
      'getTerm responses/200/content/application/json/examples/none',
      'patch',
      (contract) =>
        Object.assign(getSuccessContent(contract, '/terms/{id}').examples ?? {}, { none: { value: {} } }),
    ],
    [
      'a decision number is added',
      'listSubjects x-decisions',
      'patch',
      (contract) => Object.assign(getOperation(contract, '/subjects'), { 'x-decisions': ['D-001'] }),
    ],
  ];
