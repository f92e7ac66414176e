import { expect, test } from 'vitest';
import type { OperationId } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import { resolve, routesOf } from '#openapi/tools/document.ts';
import { document } from '../../contract/contract.ts';
import { exampleRequests } from '../example-requests.ts';
import { useMock } from '../mock-fixture.ts';

/* The examples of moderation in the contract are responses of the mock, so that readers can try them. */

const mock = useMock();

const read = (path: string) => (headers: HeadersInit) => new Request(apiBaseUrl + path, { headers });

function submitAsLearner(headers: HeadersInit): Request {
  const request = exampleRequests.find(
    ({ operation, example }) => operation === 'submitChange' && example === 'learner',
  );
  if (!request) throw new Error('submitChange has no example learner.');
  return request.request(headers);
}

/** An example of a response in the contract. */
function exampleOf(id: OperationId, name: string, status: number): unknown {
  const route = routesOf(document).find(({ operation }) => operation.operationId === id);
  const reference = route?.operation.responses[status];
  const response = reference && resolve(document, reference);
  const example = response?.content?.['application/json']?.examples?.[name];
  return example && resolve(document, example).value;
}

/** Removes the milliseconds of date-times, which the examples omit. */
const withoutMilliseconds = (text: string): unknown => JSON.parse(text.replaceAll('.000Z"', 'Z"'));

test.each<[OperationId, string, string, (headers: HeadersInit) => Request]>([
  ['getModerationQueueTree', 'pending', 'aisha', read('/moderation/queue/tree?status=Pending')],
  ['listModerationQueue', 'pending', 'aisha', read('/moderation/queue?status=Pending')],
  ['getActivityReview', 'halves', 'aisha', read('/moderation/activities/act-4-fractions-halves/review')],
  ['getQuestionReview', 'pending', 'aisha', read('/moderation/questions/que-4-fractions-halves-1/review')],
  ['getQuestionReview', 'unchanged', 'aisha', read('/moderation/questions/que-4-fractions-halves-5/review')],
  ['getChangeSet', 'question', 'aisha', read('/moderation/changes/chs-27')],
  ['getChangeSet', 'activity', 'aisha', read('/moderation/changes/chs-30')],
  ['submitChange', 'learner', 'lwazi', submitAsLearner],
])('%s returns the example "%s" to %s', async (operation, example, userName, request) => {
  await mock.signInAs(userName);
  const response = await mock.respond(request(mock.headers()));
  expect(withoutMilliseconds(await response.text())).toEqual(exampleOf(operation, example, response.status));
});
