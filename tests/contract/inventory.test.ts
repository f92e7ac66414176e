import { expect, test } from 'vitest';
import { routesOf, type Route } from '#openapi/tools/document.ts';
import { document } from './contract.ts';

/** What was agreed on: method and path byte for byte (D-061), operationId, tag and who may call it. */
const agreed = `
post /auth/login                          | loginUser                  | Auth       | public
post /auth/refresh-token                  | refreshAuthToken           | Auth       | public
get /learner/my-profile                   | getMyLearnerProfile        | Learners   | Learner
get /grades                               | listGrades                 | Grades     | signed in
get /terms                                | listTerms                  | Terms      | signed in
get /subjects                             | listSubjects               | Subjects   | signed in
get /subjects/{id}                        | getSubject                 | Subjects   | signed in
get /topics/by_subjectId/{id}             | listTopicsBySubject        | Topics     | signed in
get /topics/{id}                          | getTopic                   | Topics     | signed in
get /activities/activity-result/{id}      | getActivityResult          | Activities | Learner, Admin
get /activities/for-learner/{learnerId}   | listActivitiesForLearner   | Activities | Learner, Parent, Admin
post /activities/activity-answers/        | submitActivityAnswers      | Activities | Learner, Admin
get /activities/activity-answsers/{id}    | getActivityAnswerSheet     | Activities | signed in
put /activities/activity-answsers/{id}    | saveActivityAnswers        | Activities | Learner, Admin
get /activities/with-results              | listActivitiesWithResults  | Activities | Learner, Admin
get /activities/media/{id}                | getActivityMedia           | Activities | public
get /activityResults/learner/{learnerId}  | listLearnerActivityResults | Activities | Learner, Parent, Admin, Tutor, Teatcher
get /files/{fileId}/media                 | getMediaFile               | Activities | public
`;

test('the contract holds the agreed operations and no other', () => {
  const rows = agreed.trim().split('\n').map(columns);
  expect(routesOf(document).map(describeRoute)).toEqual(rows);
});

function columns(row: string): string[] {
  return row.split('|').map((cell) => cell.trim());
}

function describeRoute({ method, path, operation }: Route): string[] {
  const roles = operation['x-roles'];
  const open = operation.security.length === 0;
  const access = open ? 'public' : roles.join(', ') || 'signed in';
  return [`${method} ${path}`, operation.operationId, operation.tags[0], access];
}

/** Operations that fit, without a response of the given component or status. */
function without(response: string, fits: (route: Route) => boolean): string[] {
  return routesOf(document)
    .filter(fits)
    .filter(({ operation }) => !responsesOf(operation).includes(response))
    .map(({ operation }) => operation.operationId);
}

function responsesOf({ responses }: Route['operation']): string[] {
  const shared = Object.values(responses).flatMap((found) => ('$ref' in found ? [found.$ref] : []));
  return [...Object.keys(responses), ...shared.map((reference) => reference.split('/').at(-1) ?? '')];
}

const isPublic = ({ operation }: Route) => operation.security.length === 0;
const isLimited = ({ operation }: Route) => operation['x-roles'].length > 0;

test('a public operation names no roles and refuses nobody for a missing token', () => {
  const open = routesOf(document).filter(isPublic);
  expect(open.filter(isLimited)).toEqual([]);
  expect(without('AuthenticationRequired', isPublic)).toHaveLength(open.length);
  expect(without('403', isPublic)).toHaveLength(open.length);
});

test('every other operation documents a missing token, and one for some roles a refusal', () => {
  expect(without('AuthenticationRequired', (route) => !isPublic(route))).toEqual([]);
  expect(without('403', isLimited)).toEqual([]);
});

test('an operation with a parameter in its path documents 404, one with a body 400', () => {
  expect(without('404', ({ path }) => path.includes('{'))).toEqual([]);
  expect(without('400', ({ operation }) => operation.requestBody !== undefined)).toEqual([]);
});
