import { mutationOptions } from '@tanstack/react-query';
import { client, unwrap } from '../../client.ts';
import { isProblem, Problem } from '../../problem.ts';
import { sendWrite } from '../../write.ts';

/** A 404 without a message means that the server lacks this path, not that the password is wrong. */
export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['auth', 'login'],
    mutationFn: async (body: { emailOrUserName: string; password: string }) => {
      try {
        return await sendWrite({ send: () => unwrap(client.POST('/auth/login', { body })) });
      } catch (error) {
        const isMisrouted = isProblem(error, 404) && error.message === '';
        throw isMisrouted ? new Problem(0, '', { reason: 'garbage' }) : error;
      }
    },
  });

/** Returns a learner's token for `startImpersonation` (SES-044) to Admins and linked parents (D-019). */
export const impersonateMutation = () =>
  mutationOptions({
    mutationKey: ['auth', 'impersonate'],
    mutationFn: (body: { learnerId: string }) => unwrap(client.POST('/auth/impersonate', { body })),
  });
