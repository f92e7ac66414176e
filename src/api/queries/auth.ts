import { mutationOptions } from '@tanstack/react-query';
import { client, unwrap } from '../client.ts';

export const loginMutation = () =>
  mutationOptions({
    mutationKey: ['auth', 'login'],
    mutationFn: (body: { emailOrUserName: string; password: string }) =>
      unwrap(client.POST('/auth/login', { body })),
  });
