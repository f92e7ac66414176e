import type { QueryClient } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';
import type { components } from '../contract.gen.ts';
import { fetchFresh, findSaved } from '../find-change.ts';
import { isProblem } from '../problem.ts';
import { sendWrite } from '../write.ts';
import { learnersWithParentsQuery } from './admin-users.ts';
import { learnerQuery, type Learner } from './learners.ts';

type Schemas = components['schemas'];

/** A request of an import, which another page may repeat after a reload: it has a stored key and no mutation. */
interface ImportRequest {
  /** A UUID, the same for each repetition. */
  key: string;
  /** Whether the request was sent without a response. */
  wasSent: boolean;
}

const headerOf = ({ key }: ImportRequest) => ({ 'Idempotency-Key': `"${key}"` });

/**
 * Adds a learner as an Admin.
 *
 * @param isSame whether a learner of the list is the new one, if the response is lost
 */
export const importLearner = (
  queryClient: QueryClient,
  body: Schemas['NewLearner'],
  request: ImportRequest,
  isSame: (learner: Learner) => boolean,
): Promise<Learner> =>
  sendWrite(
    {
      send: () => unwrap(client.POST('/learner', { params: { header: headerOf(request) }, body })),
      find: async () => {
        const learners = await fetchFresh(queryClient, learnersWithParentsQuery());
        const added = learners.find(isSame);
        return added && { data: added };
      },
    },
    request.wasSent,
  );

/** Changes the grade in the current record of a learner, whose other properties stay. */
export async function importGrade(queryClient: QueryClient, id: string, gradeId: string): Promise<Learner> {
  const {
    avatar: _avatar,
    isNameHidden: _isNameHidden,
    ...record
  } = await fetchFresh(queryClient, learnerQuery(id));
  // A server refuses what a record lacks, such as an email: the import reports its message.
  const body = { ...record, gradeId } as Schemas['LearnerUpdate'];
  return sendWrite({
    send: () => unwrap(client.PUT('/learner', { body })),
    find: findSaved(id, learnerQuery(id))({ id, gradeId }, queryClient),
  });
}

/** @throws Problem, except if the adult is already linked to the learner */
export async function importInvitation(body: Schemas['ParentInvite'], request: ImportRequest): Promise<void> {
  const header = headerOf(request);
  try {
    await sendWrite(
      { send: () => unwrap(client.POST('/learner/invite-parent', { params: { header }, body })) },
      request.wasSent,
    );
  } catch (error) {
    if (isProblem(error, 409) && error.code !== 'idempotency-key-reused') return;
    throw error;
  }
}

/** @throws Problem 409 for a user name that another account has */
export const importLogin = (learnerId: string, userName: string, password: string): Promise<unknown> => {
  const body = { learnerId, userName, password, confirmPassword: password };
  return sendWrite({ send: () => unwrap(client.PUT('/learner/set-login', { body })) });
};
