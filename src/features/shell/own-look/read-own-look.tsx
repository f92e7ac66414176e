import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { queryClient } from '#api/query-client.ts';
import type { OwnLookValue } from '#ui/picture/own-look.ts';

interface ReadOwnLookProps {
  learnerId: string;
  onRead: (look: OwnLookValue) => void;
}

/** Tells what the learner's own record says about looks, now and after each change. Shows nothing. */
export function ReadOwnLook({ learnerId, onRead }: ReadOwnLookProps) {
  // Outside the routes' own provider, so the cache is named.
  const { data, isPending } = useQuery({ ...myLearnerProfileQuery(), retryOnMount: false }, queryClient);
  useEffect(() => {
    const avatar = data?.id === learnerId ? data.avatar : undefined;
    onRead({ id: learnerId, isPending, face: avatar, mascotHoodie: avatar?.mascotHoodie });
  }, [learnerId, data, isPending, onRead]);
  return null;
}
