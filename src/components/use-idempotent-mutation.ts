import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { continueAttempt } from '#api/write.ts';

/** `useMutation` that sends the same idempotency key for the same variables until the call succeeds. */
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
