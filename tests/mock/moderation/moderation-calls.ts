import { expect } from 'vitest';
import type { components } from '#api/contract.gen.ts';
import { apiBaseUrl } from '#lib/configuration.ts';
import type { useMock } from '../mock-fixture.ts';

type Schemas = components['schemas'];

/** A response whose JSON strings are not decoded, unlike in the client. */
export interface RawResponse<Body> {
  status: number;
  body: Body;
}

/** A patch as a JSON string. */
export const patch = (...operations: [path: string, value: unknown][]): string =>
  JSON.stringify(operations.map(([path, value]) => ({ op: 'replace', path, value })));

/* Sample changes and refusals, for the tests of submitting. */
export const halves = 'act-4-fractions-halves';
export const secondQuestion = 'que-4-fractions-halves-2';
export const fourthQuestion = 'que-4-fractions-halves-4';
export const choiceData = {
  prompt: 'Which fraction is equal to one half?',
  options: ['2/4', '2/3', '3/5', '1/3'],
  correctAnswer: '2/4',
  feedBack: null,
};

export const activityChange = (entityId: string, patchJson = patch(['/Title', 'Halves'])) => ({
  entityType: 'Activity',
  entityId,
  snapshotJson: JSON.stringify({ Id: entityId, Title: 'Halves, quarters and eighths', Description: null }),
  patchJson,
});

export const refused = (errors: Record<string, string[]>) => ({
  status: 400,
  body: { message: 'Validation failed.', errors },
});

/** The message for a paragraph with unpaired brackets. */
export const malformed =
  'A blank starts with [[ and ends with ]], and brackets inside it must come in pairs.';

/** The moderation operations without the client. */
export function moderationCalls(mock: ReturnType<typeof useMock>) {
  async function call<Body>(method: string, path: string, body?: unknown): Promise<RawResponse<Body>> {
    const headers = new Headers(mock.headers());
    headers.set('Content-Type', 'application/json');
    const response = await fetch(apiBaseUrl + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  }

  const get =
    <Body>(path: (id: string) => string) =>
    async (id = ''): Promise<Body> => {
      const { status, body } = await call<Body>('GET', path(id));
      expect(status).toBe(200);
      return body;
    };

  return {
    call,
    queue: get<Schemas['ChangeSet'][]>((query) => `/moderation/queue${query}`),
    tree: get<Schemas['ModerationGrade'][]>((query) => `/moderation/queue/tree${query}`),
    changeSet: get<Schemas['ChangeSet']>((id) => `/moderation/changes/${id}`),
    activityReview: get<Schemas['ActivityReview']>((id) => `/moderation/activities/${id}/review`),
    questionReview: get<Schemas['QuestionReview']>((id) => `/moderation/questions/${id}/review`),
    activity: get<Schemas['Activity']>((id) => `/activities/${id}`),
    submit: (body: object) =>
      call<Schemas['ChangeSet'] & Schemas['Problem']>('POST', '/moderation/submit', body),
    approve: (...ids: string[]) => call<Schemas['ChangeSetIds']>('POST', '/moderation/approve', { ids }),
    approveMany: (...ids: string[]) =>
      call<Schemas['ChangeSetIds']>('POST', '/moderation/approveMany', { ids }),

    /** A change of a question with the snapshot that the signed-in user reads. */
    questionChange: async (questionId: string, patchJson: string): Promise<object> => {
      const { activityId } = mock.backend.db.questions.getOrThrow(questionId);
      const { body } = await call<Schemas['Activity']>('GET', `/activities/${activityId}`);
      const question = body.questions.find(({ id }) => id === questionId);
      const { type, data, sortOrder, mediaPath } = question ?? {};
      return {
        entityType: 'Question',
        entityId: questionId,
        snapshotJson: JSON.stringify({
          Id: questionId,
          Type: type,
          Data: data,
          SortOrder: sortOrder,
          MediaPath: mediaPath,
        }),
        patchJson,
      };
    },

    /** Returns the response of a call, and expects that no data changes. */
    refusal: async (send: () => Promise<RawResponse<unknown>>): Promise<RawResponse<unknown>> => {
      const before = mock.backend.db.dump();
      const response = await send();
      expect(mock.backend.db.dump()).toEqual(before);
      return response;
    },
  };
}
