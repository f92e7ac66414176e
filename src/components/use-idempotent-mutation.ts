import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { continueAttempt } from '#api/write.ts';

/** `useMutation` for a call that a user may try again: until it succeeds, the same content goes with the same key. */
export function useIdempotentMutation<Data, Variables>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutateAsync, isPending, data, reset } = useMutation(options);
  const lastTry = useRef<Variables>(undefined);
  const write = async (variables: Variables): Promise<Data> => {
    continueAttempt(lastTry.current, variables);
    lastTry.current = variables;
    const result = await mutateAsync(variables);
    lastTry.current = undefined;
    return result;
  };
  return { write, isPending, data, reset };
}
